import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusGuard } from '@/app/useFocusGuard';

type Fate = 'gone' | 'with its part';

/** A button that does something to itself when it is pressed. */
function Screen({ fate }: { fate: Fate }) {
  useFocusGuard();
  const [isDone, setIsDone] = useState(false);
  const button = (
    <button
      type="button"
      onClick={() => {
        setIsDone(true);
      }}
    >
      Do it
    </button>
  );
  return (
    <main tabIndex={-1}>
      <p>Some text</p>
      {!(isDone && fate === 'with its part') && (
        <section aria-label="Part" tabIndex={-1}>
          {!(isDone && fate === 'gone') && button}
        </section>
      )}
    </main>
  );
}

it.each<[Fate, () => HTMLElement]>([
  ['gone', () => screen.getByRole('region', { name: 'Part' })],
  ['with its part', () => screen.getByRole('main')],
])('what is %s by its own command leaves the focus to what is around it', async (fate, place) => {
  const user = userEvent.setup();
  render(<Screen fate={fate} />);

  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');

  await waitFor(() => {
    expect(place()).toHaveFocus();
  });
});

it('goes from a row that is kept out of sight to that of the list on screen', async () => {
  const row = (name: string) => (
    <a href="#row" data-row-link="" tabIndex={0}>
      {name}
    </a>
  );
  const { rerender } = render(<Screen fate="gone" />);
  const lists = (isKept: boolean) => (
    <>
      <Screen fate="gone" />
      <main tabIndex={-1}>
        <div aria-hidden={isKept || undefined}>{row('Table')}</div>
        <div>{isKept && row('Board')}</div>
      </main>
    </>
  );
  rerender(lists(false));
  screen.getByRole('link', { name: 'Table' }).focus();

  rerender(lists(true));

  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'Board' })).toHaveFocus();
  });
});

it('goes to the window on top when nothing around is left', async () => {
  render(
    <>
      <Screen fate="gone" />
      <div role="dialog" aria-modal="true" tabIndex={-1} />
    </>,
  );
  const outside = document.createElement('button');
  document.body.append(outside);
  outside.focus();

  act(() => {
    outside.remove();
  });

  await waitFor(() => {
    expect(screen.getByRole('dialog')).toHaveFocus();
  });
});

it('leaves it where somebody presses on nothing', async () => {
  const user = userEvent.setup();
  render(<Screen fate="gone" />);
  const outside = document.createElement('p');
  document.body.append(outside);
  screen.getByRole('button').focus();

  await user.click(outside);
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

  expect(document.body).toHaveFocus();
  outside.remove();
});
