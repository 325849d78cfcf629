/** What is done before commands are there; each begins with a client that nobody has touched. */
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sheetShown } from '@/screen/keymap';
import { focused } from '@tests/support/dom';
import { renderApp } from '@tests/support/renderApp';

async function openList() {
  const view = renderApp({ at: '/types/2/issues' });
  await screen.findByText('1–50 of 140 issues');
  return view;
}

const rowLinks = () =>
  within(screen.getByRole('table', { name: 'Issues' }))
    .getAllByRole('link')
    .filter(({ dataset }) => dataset['rowLink'] !== undefined);

/** A press as a hand makes it, which leads nowhere by itself. Tells whether it was left to the browser. */
function press(element: HTMLElement, type: 'click' | 'contextMenu', held: MouseEventInit = {}) {
  const event = createEvent[type](element, { detail: 1, ...held });
  let isLeft = false;
  window.addEventListener(
    event.type,
    () => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(element, event);
  return isLeft;
}

function rowLink(place: number): HTMLElement {
  const link = rowLinks()[place];
  if (!link) throw new Error(`There is no row ${String(place)}`);
  return link;
}

describe('the first press', () => {
  it('on a row with the right button opens its menu, and not that of the browser', async () => {
    await openList();

    expect(press(rowLink(2), 'contextMenu', { clientX: 5, clientY: 5 })).toBe(false);

    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  });

  it('with Shift on a row selects it, and opens nothing', async () => {
    await openList();

    expect(press(rowLink(1), 'click', { shiftKey: true })).toBe(false);

    expect(await screen.findByText('Selected')).toBeInTheDocument();
    expect(window.location.hash).toBe('#/types/2/issues');
  });

  it('that is the browser’s is left to it', async () => {
    await openList();

    expect(press(rowLink(1), 'contextMenu', { shiftKey: true })).toBe(true);
    const name = within(rowLink(1)).getByText('Password reset crashes on empty input');
    expect(press(name, 'click', { ctrlKey: true })).toBe(true);
    expect(press(screen.getByRole('searchbox'), 'contextMenu')).toBe(true);
  });

  it('is answered in its order, with those that follow', async () => {
    await openList();

    press(rowLink(1), 'click', { shiftKey: true });
    press(rowLink(3), 'click', { shiftKey: true });

    await waitFor(() => {
      expect(screen.getAllByText('Selected')).toHaveLength(3);
    });
  });

  it('that is a key moves as keys do', async () => {
    const { user } = await openList();

    await user.keyboard('jj');

    await waitFor(() => {
      expect(focused()).toBe(rowLink(1));
    });
  });
});

it('what only commands show comes without a hand', async () => {
  const { store } = await openList();

  act(() => {
    store.dispatch(sheetShown(true));
  });

  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
