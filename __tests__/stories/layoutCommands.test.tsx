/** What one can do where a list in another form could not be had, or a card not be moved, is said in the table of commands. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { addTo } from '@tests/server/calls/smallTracker';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { refused, replyTo } from '@tests/support/server/replyTo';
import { strayControls, strayInMenus } from '@tests/support/strayControls';
import { reloadRequested } from '@/screen/navigation';
import { idOfAttribute } from './ownIssues';
import { inAnyOrder, times } from './walks';

let tracker: LivingTracker;
let statusId: number;

// What is fetched late is there when it is looked for.
beforeAll(async () => {
  await import('@/app/commands/CommandHost');
  await import('@/features/issues/board/BoardView');
  await import('@/features/issues/calendar/CalendarView');
  await import('@/features/issues/calendar/TimelineView');
});

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  const due = { typeId: 2, name: 'Due', type: 'DATETIME', details: {} };
  await addTo(admin, '/types/attributes/add.php', due);
  statusId = await idOfAttribute(admin, 'Status');
  const values = [{ id: statusId, value: 'Active' }];
  await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp', values });
});

const start = ['getGlobal', 'listIssues', 'getAlertStatus'] as const;

const layouts = [
  ['board', /^Columns: /],
  ['calendar', 'Period shown'],
  ['timeline', 'Period shown'],
  ['groups', 'Fold all groups'],
  ['chart', 'Chart'],
] as const;

const commandsIn = (part: HTMLElement, role: 'button' | 'link') =>
  within(part)
    .getAllByRole(role)
    .map(({ dataset }) => dataset['command']);

it.each(layouts)('is all there is where the whole list is refused: %s', async (as) => {
  const { user, settled, sent } = await tracker.open('admin', '/types/2/issues', { isWide: true });
  await screen.findByRole('link', { name: /Lamp/ });
  await settled();
  const { end } = replyTo('/issues/list.php', () => HttpResponse.error());
  act(() => {
    window.location.hash = `#/types/2/issues?as=${as}`;
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(strayControls(screen.getByRole('dialog'))).toEqual([]);

  end();
  await user.click(retry);
  await screen.findByRole('main');
  await settled();
  expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);
  const again = ['getGlobal', ...times(2, 'listIssues')] as const;
  expect(inAnyOrder(await sent())).toEqual(inAnyOrder([...start, ...again]));
});

it('is all there is above a chart, and a list, that are older ones', async () => {
  const { store, user, sent } = await tracker.open('admin', '/types/2/issues?as=chart.count');
  await screen.findByRole('button', { name: 'Chart' });
  const { end } = replyTo('/issues/list.php', () => HttpResponse.error());
  act(() => {
    store.dispatch(reloadRequested());
  });
  await screen.findByRole('button', { name: 'Try again' });

  expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);
  end();
  const lists = times(2, 'listIssues');
  expect(inAnyOrder(await sent())).toEqual(inAnyOrder([...start, ...lists]));
});

it.each(['board', 'calendar'] as const)(
  'is all there is beside a card that could not be moved: %s',
  async (as) => {
    const { user, sent } = await tracker.open('admin', `/types/2/issues?as=${as}`, {
      isWide: true,
    });
    await screen.findByRole('link', { name: /Lamp/ });
    replyTo('/issues/edit.php', () => refused('AccessDenied'));
    await user.keyboard('j');
    await waitFor(() => {
      expect(screen.getByRole('link', { name: /Lamp/ })).toHaveFocus();
    });
    await user.keyboard(' {ArrowRight}{Enter}');
    const alert = await screen.findByRole('alert');

    expect(commandsIn(alert, 'button')).toEqual(['card.retry', 'card.dismiss']);
    expect(commandsIn(alert, 'link')).toEqual(['issue.edit']);
    expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);
    const lists = times(2, 'listIssues');
    expect(inAnyOrder(await sent())).toEqual(
      inAnyOrder([...start, ...lists, 'loadIssue', 'editIssue']),
    );
  },
);

it('has nothing but its own way back in a cell whose value could not be loaded', async () => {
  const { user, sent } = await tracker.open('admin', '/types/2/issues');
  await screen.findByRole('link', { name: /Lamp/ });
  replyTo('/issues/load.php', () => refused('AccessDenied'));
  await user.keyboard('j{F2}');
  await screen.findByRole('alert');
  expect(strayControls(screen.getByRole('main'))).toEqual([]);

  // Of the same name, but elsewhere.
  const foreign = document.createElement('button');
  foreign.textContent = 'Try again';
  screen.getByRole('main').append(foreign);
  expect(strayControls(screen.getByRole('main'))).toEqual(['Try again']);
  expect(inAnyOrder(await sent())).toEqual(inAnyOrder([...start, 'loadIssue']));
});
