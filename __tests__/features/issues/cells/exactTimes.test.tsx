/** Exact times of the list by the keyboard: Left and Right lead to the cells of a row that mean a moment. */
import { screen, within } from '@testing-library/react';
import type { Login } from '@tests/support/server/recordedCalls';
import { renderApp } from '@tests/support/renderApp';

// What hears keys is there before the first one.
beforeAll(async () => {
  await import('@/app/commands/CommandHost');
});

const exact = /^\w+day, \w+ \d+, \d{4} at \d+:\d\d:\d\d/;
const findTip = () => screen.findByRole('tooltip', { hidden: true });
const queryTip = () => screen.queryByRole('tooltip', { hidden: true });

/** With the focus of the keyboard on the first row. */
async function openList(as: Login) {
  const view = renderApp({ at: '/types/2/issues', as });
  await screen.findByText(/^1–50 of/);
  await view.user.keyboard('j');
  const [, first, second] = within(screen.getByRole('table', { name: 'Issues' })).getAllByRole(
    'row',
  );
  if (!first || !second) throw new Error('The list has no rows.');
  await view.settled();
  return { ...view, first, second };
}

/** The cell of a row that keys are at. */
const marked = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .find((cell) => cell.hasAttribute('data-cell-cursor'));

async function walkToMoment(user: Awaited<ReturnType<typeof openList>>['user']) {
  for (let steps = 0; steps < 12 && queryTip() === null; steps += 1) {
    await user.keyboard('{ArrowRight}');
  }
}

it.each(['carol', 'anonymous'] as const)('are told to %s, row by row', async (as) => {
  const { user, first, second } = await openList(as);

  await walkToMoment(user);

  expect(await findTip()).toHaveTextContent(exact);
  expect(screen.getByText(/^Modified Date: \w+day, .* ago$/)).toBeInTheDocument();
  expect(marked(first)).toBeDefined();
  await user.keyboard('{ArrowDown}');
  expect(await findTip()).toHaveTextContent(exact);
  expect(marked(second)).toBeDefined();

  await user.keyboard('{Escape}');
  expect(queryTip()).not.toBeInTheDocument();
});

it('are told without anything drawn anew', async () => {
  const { user } = await openList('anonymous');
  const changes: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    changes.push(...records.map(({ attributeName }) => attributeName));
  });
  const options = { attributes: true, childList: true, characterData: true, subtree: true };
  observer.observe(screen.getByRole('table', { name: 'Issues' }), options);

  await walkToMoment(user);
  await findTip();

  observer.disconnect();
  expect(changes).toEqual(['data-cell-cursor']);
});
