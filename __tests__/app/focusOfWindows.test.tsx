/** Whatever window one opens and leaves, the focus is on something one can go on from: never on the page as a whole. */
import { act, screen, waitFor } from '@testing-library/react';
import { windowRoutes } from '@/app/windowRoutes';
import { groupBy } from '@/lib/groupBy';
import { readPath } from '@/routing/address';
import { visits } from '@tests/features/allVisits';
import { comeToRest, hurryFrames, isFocusHeld } from '@tests/support/heldFocus';
import { inReach } from '@tests/support/reach';
import { renderApp } from '@tests/support/renderApp';
import { whileAnswering } from '@tests/support/server/tracker';

/** One to each window; all of somebody in one client, whose start takes longer than a window. */
const visited = windowRoutes.map(({ path, handle }) => {
  const visit = visits.find(({ at }) => handle.open(at) !== null);
  if (!visit) throw new Error(`Nobody visits ${path}`);
  return visit;
});

const list = '/types/2/issues';

beforeEach(hurryFrames);

const groups = [...groupBy(visited, ({ as }) => as)];

it.each(groups)(
  'is held by what %s opens',
  async (as, windows) => {
    const view = renderApp({ at: list, as });
    await screen.findByText(/^1–50 of/);
    const lost: string[] = [];
    for (const { at, prepare } of windows) {
      const { stop } = whileAnswering(() => prepare?.());
      await goTo(at);
      await waitFor(() => {
        expect(inReach('[role=dialog][aria-busy=false]')).toHaveLength(1);
      });
      await comeToRest(view);
      if (!(await isFocusHeld())) lost.push(`${at} opened`);
      if (inReach('[data-screen-error]').length > 0) lost.push(`${at} is not there`);
      await view.user.keyboard('{Escape}');
      // In a text with markup the first one frees the Tab key.
      if (readPath() === at) await view.user.keyboard('{Escape}');
      await waitFor(() => {
        expect(readPath()).not.toBe(at);
      });
      await comeToRest(view);
      if (!(await isFocusHeld())) lost.push(`${at} left`);
      stop();
      await goTo(list);
      await waitFor(() => {
        expect(inReach('[role=dialog]')).toEqual([]);
      });
    }
    expect(lost).toEqual([]);
  },
  180_000,
);

async function goTo(path: string): Promise<void> {
  await act(async () => {
    window.location.hash = `#${path}`;
    await Promise.resolve();
  });
}
