import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, isInaccessible, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Column } from '@/protocol/enums';
import type { RootState } from '@/store/rootReducer';
import { addTo } from '@tests/server/calls/smallTracker';
import { mswServer } from '@tests/setup/mswServer';
import { focused, scrollerOf } from '@tests/support/dom';
import { createGate } from '@tests/support/gate';
import {
  type LivingApp,
  type LivingTracker,
  openLivingTracker,
  type Sent,
} from '@tests/support/server/livingTracker';
import { baseURL } from '@tests/support/server/tracker';
import { holdUp, refused, replyTo } from '@tests/support/server/replyTo';
import { addAlike, numbered } from './numberedIssues';
import { inAnyOrder, times } from './walks';

const count = 120;

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openLivingTracker();
  await addAlike(tracker, numbered(count));
});

const grid = () => screen.getByRole('table', { name: 'Issues' });
const rows = () => within(grid()).getAllByRole('row').slice(1);

const rowOf = (number: number) =>
  within(grid()).getByRole('row', { name: new RegExp(`Issue ${String(number)} `) });
const linkOf = (number: number) => within(rowOf(number)).getByRole('link');

const thrice = (name: Sent): Sent[] => [name, name, name];

/** The thumb of the scroll bar is drawn to a row. */
function dragTo(row: number) {
  const scroller = scrollerOf(grid());
  scroller.scrollTop = row * 34;
  fireEvent.scroll(scroller);
}

/** A key that is held down: nothing else happens between this and the next. */
function pressAtOnce(key: string) {
  act(() => {
    focused().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

/** Chooses from the menu of the list; the key brings the code of what is not in the first load. All rows are there then. */
async function showWholeList({ user, settled }: LivingApp) {
  await user.keyboard('j');
  await waitFor(() => {
    expect(focused()).toBe(linkOf(1));
  });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Show lists whole/ }));
  await screen.findByText(`${String(count)} issues`);
  await settled();
  await user.keyboard('j');
}

/** Opens a page and shows its list as a whole. What it sends for that is looked at. */
async function openWholeList(): Promise<LivingApp> {
  const app = await tracker.open('admin', '/types/2/issues');
  await screen.findByText(`1–50 of ${String(count)} issues`);
  await showWholeList(app);
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
  return app;
}

test('a list is shown as a whole, and stays so while it changes', async () => {
  const app = await tracker.open('admin', '/types/2/issues');
  const { user, sent } = app;
  await screen.findByText(`1–50 of ${String(count)} issues`);
  await waitFor(() => {
    expect(rows()).toHaveLength(50);
  });
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  await showWholeList(app);
  expect(await sent()).toEqual(['listIssues']);
  expect(grid()).toHaveAttribute('aria-rowcount', String(count + 1));
  expect(rows().length).toBeLessThan(60);
  expect(within(grid()).getAllByRole('row')[0]).toHaveAttribute('aria-rowindex', '1');
  expect(rowOf(1)).toHaveAttribute('aria-rowindex', '2');

  // Keys go through all rows, and bring those that were not in the document.
  await user.keyboard('{End}');
  expect(focused()).toBe(linkOf(120));
  expect(rowOf(120)).toHaveAttribute('aria-rowindex', String(count + 1));
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe(linkOf(119));
  await user.keyboard('{Home}{ArrowDown}');
  expect(focused()).toBe(linkOf(2));
  await user.keyboard('{PageDown}{PageUp}');
  expect(focused()).toBe(linkOf(2));

  // Somebody adds an issue, and the list is asked again as a whole.
  await addTo(tracker.admin, '/issues/add.php', { folderId: tracker.folderId, name: 'Latest' });
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await screen.findByText(`${String(count + 1)} issues`);
  expect(await sent()).toEqual(['listIssues']);

  // Paper has no scroll bar.
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(count + 1);
  // Links lead nowhere there, and cost much; the one that the keyboard comes to stays.
  expect(within(grid()).getAllByRole('link')).toHaveLength(1);
  fireEvent(window, new Event('afterprint'));
  expect(within(grid()).getAllByRole('link')).toHaveLength(rows().length);
  expect(rows().length).toBeLessThan(60);

  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Show lists whole/ }));
  await screen.findByText(`1–50 of ${String(count + 1)} issues`);
  await waitFor(() => {
    expect(rows()).toHaveLength(50);
  });

  expect(await app.sent()).toEqual(['listIssues']);
});

/**
 * Opens the list as one who has chosen whole lists. Its slices wait, and before them what one has jumped to; `asked`
 * are the first rows of these questions.
 */
async function openHeldBack(of = count, enhancers: StoreEnhancer[] = []) {
  const { isOpen: isWanted, open: letThrough } = createGate();
  const { isOpen: isAheadWanted, open: letAhead } = createGate();
  const asked: number[] = [];
  const workspace = { lists: 'whole' };
  const app = await tracker.open('admin', '/types/2/issues', { workspace, enhancers });
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/list.php`, async ({ request }) => {
      const { limit, offset } = (await request.clone().json()) as { limit: number; offset: number };
      if (limit > 100) await isWanted;
      else if (limit > 50) {
        asked.push(offset);
        await isAheadWanted;
      }
    }),
  );
  await waitFor(() => {
    expect(grid()).toHaveAttribute('aria-rowcount', String(of + 1));
  });
  act(() => {
    linkOf(1).focus();
  });
  return { ...app, asked, letAhead, letThrough };
}

const rowIndexes = () => rows().map((row) => Number(row.getAttribute('aria-rowindex')));

test('the last row is gone to when it has come, before the rest of the list', async () => {
  const { asked, letAhead, letThrough, settled, user, sent } = await openHeldBack();
  expect(asked).toEqual([]);

  // Nobody knows yet which it is: the row that one comes from keeps the focus, and others stand in for those in view.
  await user.keyboard('{End}');
  expect(focused()).toBe(linkOf(1));
  expect(rowIndexes().at(-1)).toBe(count + 1);
  expect(grid()).toHaveAttribute('aria-rowcount', String(count + 1));
  letAhead();
  await waitFor(() => {
    expect(focused()).toBe(linkOf(count));
  });
  expect(asked).toEqual([50]);
  expect(grid()).toHaveAttribute('aria-busy', 'true');
  expect(rowOf(count)).toHaveAttribute('aria-rowindex', String(count + 1));
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe(linkOf(count - 1));

  await user.keyboard('{Shift>}X{/Shift}');
  expect(await screen.findByRole('toolbar', { name: '50 issues selected' })).toBeVisible();

  // Far from it, it stays in the document; all are there once the list is.
  await user.keyboard('{PageUp}{PageUp}{PageUp}{PageDown}');
  const place = focused();
  expect(place).toHaveAttribute('data-row-link');
  letThrough();
  await settled();
  expect(focused()).toBe(place);
  expect(grid()).toHaveAttribute('aria-busy', 'false');
  await user.keyboard('{End}{ArrowUp}');
  expect(focused()).toBe(linkOf(count - 1));
  expect(new Set(rowIndexes()).size).toBe(rows().length);
  // All were wanted while the rest was on its way.
  expect(screen.getByRole('toolbar', { name: `${String(count)} issues selected` })).toBeVisible();

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues', 'listIssues']),
  );
});

test('where the scroll bar stops is asked for first, and what it passes is not', async () => {
  await addAlike(tracker, numbered(500).slice(count));
  const { asked, letAhead, letThrough, sent } = await openHeldBack(500);

  for (const row of [100, 200, 300, 400]) dragTo(row);
  await waitFor(() => {
    expect(asked).toEqual([50]);
  });
  letAhead();
  await waitFor(() => {
    expect(linkOf(401)).toBeInTheDocument();
  });
  expect(asked).toEqual([50, 350]);
  expect(rowOf(401)).toHaveAttribute('aria-rowindex', '402');
  expect(linkOf(401)).toHaveAttribute('href', expect.stringMatching(/^#\/issues\/\d+$/));
  letThrough();
  await waitFor(() => {
    expect(grid()).toHaveAttribute('aria-busy', 'false');
  });
  expect(rowOf(401)).toHaveAttribute('aria-rowindex', '402');

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([
      'getGlobal',
      'listIssues',
      'getAlertStatus',
      'listIssues',
      'listIssues',
      'listIssues',
    ]),
  );
});

test('rows that one passes show what they are known by, and the rest where one stops', async () => {
  const { sent } = await openWholeList();
  const captions = within(grid()).getAllByRole('columnheader').length;
  const rowAt = (number: number) =>
    rows().find((row) => row.getAttribute('aria-rowindex') === String(number + 1));
  const textsOf = (number: number) =>
    within(rowAt(number) ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  const cellsOf = (number: number) => textsOf(number).length;

  // One leap is no passing.
  dragTo(40);
  expect(cellsOf(41)).toBe(captions);
  dragTo(90);
  expect(textsOf(91)).toEqual(['#91', 'Issue 91']);
  // The focus may be anywhere in its row.
  expect(focused()).toBe(linkOf(2));
  expect(cellsOf(2)).toBe(captions);
  // Back where one began.
  dragTo(10);
  expect(cellsOf(11)).toBe(2);
  await waitFor(() => {
    expect(cellsOf(11)).toBe(captions);
  });

  // A key that is held down passes rows, too. The one that it comes to takes the focus.
  dragTo(1);
  for (const key of ['End', 'Home', 'End']) pressAtOnce(key);
  expect(focused()).toBe(linkOf(count));
  expect(cellsOf(count)).toBe(captions);
  expect(cellsOf(count - 1)).toBe(2);
  await waitFor(() => {
    expect(cellsOf(count - 1)).toBe(captions);
  });
  expect(await sent()).toEqual([]);
});

test('rows that came ahead are moved by time travel, which sends nothing', async () => {
  const enhancers = [instrument()];
  const { letAhead, letThrough, settled, store, user, sent } = await openHeldBack(count, enhancers);
  const lifted = (store as unknown as EnhancedStore<RootState, UnknownAction, unknown>).liftedStore;
  const before = lifted.getState().currentStateIndex;
  letAhead();
  await user.keyboard('{End}');
  await waitFor(() => {
    expect(linkOf(count)).toBeInTheDocument();
  });
  const calls: Sent[] = ['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues'];
  const jump = (index: number) =>
    act(async () => {
      lifted.dispatch(ActionCreators.jumpToState(index));
      await Promise.resolve();
    });

  const now = lifted.getState().currentStateIndex;
  await jump(before);
  expect(within(grid()).queryByRole('row', { name: /Issue 120 / })).not.toBeInTheDocument();
  await jump(now);
  expect(linkOf(count)).toBeInTheDocument();
  letThrough();
  await settled();
  expect(inAnyOrder(await sent())).toEqual(inAnyOrder([...calls, 'listIssues']));
});

test('rows that cannot be had ahead come with the list', async () => {
  const { letAhead, letThrough, user, sent } = await openHeldBack();
  const { end } = replyTo('/issues/list.php', ({ limit }) =>
    limit === 100 ? refused('AccessDenied') : undefined,
  );
  letAhead();
  await user.keyboard('{End}');
  expect(focused()).toBe(linkOf(1));
  letThrough();
  await waitFor(() => {
    expect(focused()).toBe(linkOf(count));
  });
  end();

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues', 'listIssues']),
  );
});

test('whoever goes elsewhere meanwhile is left there', async () => {
  const { letAhead, letThrough, settled, user, sent } = await openHeldBack();

  await user.keyboard('{Shift>}X{/Shift}{End}{ArrowDown}x');
  expect(focused()).toBe(linkOf(2));
  letAhead();
  letThrough();
  await settled();
  expect(focused()).toBe(linkOf(2));
  expect(screen.getByRole('toolbar', { name: '49 issues selected' })).toBeVisible();
  await user.keyboard('{End}');
  expect(focused()).toBe(linkOf(count));

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues', 'listIssues']),
  );
});

test('whoever is asked about what is there has not selected the rest with it', async () => {
  const { letThrough, settled, user, sent } = await openHeldBack();

  await user.keyboard('{Shift>}X{/Shift}');
  const bar = await screen.findByRole('toolbar', { name: '50 issues selected' });
  await user.click(within(bar).getByRole('button', { name: 'Delete' }));
  const form = within(await screen.findByRole('form', { name: 'Delete' }));
  expect(form.getByText('50 issues selected')).toBeVisible();
  letThrough();
  await settled();
  expect(grid()).toHaveAttribute('aria-busy', 'false');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('toolbar', { name: '50 issues selected' })).toBeVisible();

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([
      ...(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues'] as const),
      ...times(50, 'loadIssue'),
    ]),
  );
});

test('only what is in view is drawn while another order of it is on its way', async () => {
  // Of such a server nobody knows how it orders names.
  const app = await tracker.open('admin', '/types/2/issues', { options: { ordersByKeys: false } });
  await screen.findByText(`1–50 of ${String(count)} issues`);
  await showWholeList(app);
  const letThrough = holdUp('/issues/list.php');

  await app.user.click(within(grid()).getByRole('button', { name: 'Name' }));
  await waitFor(() => {
    expect(grid()).toHaveAttribute('aria-busy', 'true');
  });
  expect(rowOf(2)).toHaveAttribute('aria-rowindex', '3');
  expect(rows().length).toBeLessThan(60);

  letThrough();
  await waitFor(() => {
    expect(rowOf(10)).toHaveAttribute('aria-rowindex', '3');
  });
  expect(rows().length).toBeLessThan(60);

  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder([
      'getGlobal',
      'listIssues',
      'getAlertStatus',
      'listIssues',
      'listIssues',
      'listIssues',
    ]),
  );
});

test('another order of all that is there is shown at once, and nobody is asked', async () => {
  const app = await openWholeList();
  const { sent, user } = app;

  const caption = () => within(grid()).getByRole('columnheader', { name: 'Name' });
  await user.click(within(grid()).getByRole('button', { name: 'Name' }));
  expect(caption()).toHaveAttribute('aria-sort', 'ascending');
  expect(rowOf(10)).toHaveAttribute('aria-rowindex', '3');
  await user.click(within(grid()).getByRole('button', { name: 'Name' }));
  expect(caption()).toHaveAttribute('aria-sort', 'descending');
  expect(rowOf(99)).toHaveAttribute('aria-rowindex', '2');
  expect(window.location.hash).toBe('#/types/2/issues?sort=0.desc');

  // It is found again by Back and Forward; that of the view stands nowhere.
  window.history.back();
  await waitFor(() => {
    expect(caption()).toHaveAttribute('aria-sort', 'ascending');
  });
  window.history.back();
  await waitFor(() => {
    expect(caption()).not.toHaveAttribute('aria-sort');
  });
  expect(rowOf(2)).toHaveAttribute('aria-rowindex', '3');
  expect(window.location.hash).toBe('#/types/2/issues');
  await user.click(within(grid()).getByRole('button', { name: 'ID' }));
  expect(rowOf(count)).toHaveAttribute('aria-rowindex', '2');
  expect(window.location.hash).toBe('#/types/2/issues?sort=1.desc');
  await user.click(within(grid()).getByRole('button', { name: 'ID' }));
  expect(window.location.hash).toBe('#/types/2/issues');

  await user.click(within(grid()).getByRole('button', { name: 'Name' }));
  await user.click(within(grid()).getByRole('button', { name: 'Name' }));
  expect(rowOf(99)).toHaveAttribute('aria-rowindex', '2');
  expect(await sent()).toEqual([]);

  // What is asked for again keeps the order.
  await addTo(tracker.admin, '/issues/add.php', { folderId: tracker.folderId, name: 'Zulu' });
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await screen.findByText(`${String(count + 1)} issues`);
  expect(within(grid()).getByRole('row', { name: /Zulu/ })).toHaveAttribute('aria-rowindex', '2');
  expect(await sent()).toEqual(['listIssues']);

  // So does a list in pages.
  const asked: unknown[] = [];
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/list.php`, async ({ request }) => {
      asked.push(await request.clone().json());
    }),
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Show lists whole/ }));
  await screen.findByText(`1–50 of ${String(count + 1)} issues`);
  expect(asked).toEqual([
    expect.objectContaining({ sortColumn: Column.name, sortAscending: false, limit: 50 }),
  ]);

  expect(await app.sent()).toEqual(['listIssues']);
});

test('the order of a caption is found while a pointer rests on it, and not when it is chosen', async () => {
  // Somebody who is in another window only passes by.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const app = await openWholeList();
  const { user } = app;
  const caption = () => within(grid()).getByRole('columnheader', { name: 'Name' });
  // Nothing else is sorted by it here.
  const sort = jest.spyOn(Float64Array.prototype, 'sort');

  await user.hover(within(grid()).getByRole('button', { name: 'Name' }));
  await waitFor(() => {
    expect(sort).toHaveBeenCalled();
  });
  const { length: sorts } = sort.mock.calls;
  expect(caption()).not.toHaveAttribute('aria-sort');
  await user.click(within(grid()).getByRole('button', { name: 'Name' }));

  expect(caption()).toHaveAttribute('aria-sort', 'ascending');
  expect(rowOf(10)).toHaveAttribute('aria-rowindex', '3');
  expect(sort).toHaveBeenCalledTimes(sorts);
  expect(await app.sent()).toEqual([]);
});

test('an issue of a whole list knows its place, and leads past what was a page', async () => {
  const app = await tracker.open('admin', '/types/2/issues');
  const { user } = app;
  await screen.findByText(`1–50 of ${String(count)} issues`);
  await showWholeList(app);

  await user.keyboard('{End}{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('120 of 120')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Previous issue' }));
  expect(await screen.findByText('119 of 120')).toBeInTheDocument();

  expect(await app.sent()).toEqual([
    'getGlobal',
    'listIssues',
    'getAlertStatus',
    'listIssues',
    'loadIssue',
    'getAlertStatus',
    'loadIssue',
    'getAlertStatus',
  ]);
});

test('letters go to a name in a box of their own', async () => {
  const app = await tracker.open('admin', '/types/2/issues', { workspace: { lists: 'whole' } });
  const { user } = app;
  await screen.findByText(`${String(count)} issues`);
  await user.keyboard('j');

  await user.keyboard('t');
  const box = await screen.findByLabelText('Go to name');
  expect(focused()).toBe(box);
  await user.keyboard('ISSUE 11');
  // That row is in the document, and said.
  expect(linkOf(11)).toBeInTheDocument();
  expect(screen.getByText('Issue 11', { selector: 'output' })).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(focused()).toBe(linkOf(110));
  expect(box).not.toBeInTheDocument();

  // What is not there is said, and Esc goes back.
  await user.keyboard('t');
  await user.type(await screen.findByLabelText('Go to name'), 'nothing');
  expect(screen.getByLabelText('Go to name')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('No issues')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(focused()).toBe(linkOf(110));

  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
});

test('the box for names goes through those that begin so, and then to those with such a word', async () => {
  await tracker.admin.result('/issues/add.php', {
    folderId: tracker.folderId,
    name: 'An old issue 110',
  });
  const app = await tracker.open('admin', '/types/2/issues', { workspace: { lists: 'whole' } });
  const { user } = app;
  await screen.findByText(`${String(count + 1)} issues`);
  await user.keyboard('j');
  await user.keyboard('t');
  await user.type(await screen.findByLabelText('Go to name'), 'issue 110');
  const said = (name: string) => screen.getByText(name, { selector: 'output' });
  expect(said('Issue 110')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(said('An old issue 110')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(said('Issue 110')).toBeInTheDocument();
  await user.keyboard('{ArrowUp}');
  expect(said('An old issue 110')).toBeInTheDocument();

  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
});

test('a list in pages has no box for names: most of them are on other pages', async () => {
  const app = await tracker.open('admin', '/types/2/issues');
  await screen.findByText(`1–50 of ${String(count)} issues`);
  await app.user.keyboard('j');
  await app.user.keyboard('t');
  expect(screen.queryByLabelText('Go to name')).not.toBeInTheDocument();

  expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
});

test('a name that is on its way is gone to when it has come', async () => {
  const { letAhead, letThrough, user, sent } = await openHeldBack();

  await user.keyboard('j');
  await user.keyboard('t');
  await user.type(await screen.findByLabelText('Go to name'), 'Issue 11');
  expect(screen.getByText('Issue 11', { selector: 'output' })).toBeInTheDocument();
  await user.keyboard('7');
  expect(screen.getByText(/^Loading/, { selector: 'output' })).toBeInTheDocument();
  expect(screen.getByLabelText('Go to name')).toHaveAttribute('aria-invalid', 'false');
  letAhead();
  letThrough();
  expect(await screen.findByText('Issue 117', { selector: 'output' })).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(focused()).toBe(linkOf(117));

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
});

test('a long list that is put in another order begins at its start at once', async () => {
  const app = await tracker.open('admin', '/types/2/issues', { workspace: { lists: 'whole' } });
  const { sent, user } = app;
  await screen.findByText(`${String(count)} issues`);
  await user.keyboard('j');
  await user.keyboard('{End}');
  expect(focused()).toBe(linkOf(count));
  const scroller = scrollerOf(grid());
  expect(scroller.scrollTop).toBeGreaterThan(0);
  const scrollTo = jest.fn();
  scroller.scrollTo = scrollTo;
  fireEvent.scroll(scroller);

  await user.click(within(grid()).getByRole('button', { name: 'Name' }));

  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  // The rows there are drawn before that is told, and not those of the old place first; the row one was at stays in the tab order at its new place.
  expect(rowIndexes().slice(0, 10)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(rowOf(1)).toHaveAttribute('aria-rowindex', '2');
  expect(linkOf(count)).toHaveAttribute('tabindex', '0');

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
});

test('a long list begins at its start with each condition more and less', async () => {
  const { sent } = await openWholeList();
  const scroller = scrollerOf(grid());
  const scrollTo = jest.fn();
  scroller.scrollTo = scrollTo;

  for (const [where, left] of [
    ['where=name.contains.1', 40],
    ['where=name.contains.10', 12],
    ['where=name.contains.1', 40],
  ] as const) {
    dragTo(30);
    window.location.hash = `#/types/2/issues?${where}`;
    await waitFor(() => {
      expect(grid()).toHaveAttribute('aria-rowcount', String(left + 1));
    });
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    scrollTo.mockClear();
    expect(rowIndexes().slice(0, 3)).toEqual([2, 3, 4]);
  }

  expect(await sent()).toEqual(['listIssues']);
});

test('a list is found as it was left behind its groups, and stays off their paper', async () => {
  const { user, sent } = await openWholeList();
  const showAs = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Show as' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  dragTo(60);
  const row = await screen.findByRole('row', { name: /Issue 65 / });
  // Of those around, which come last.
  await screen.findByRole('row', { name: /Issue 56 / });
  const { scrollTop } = scrollerOf(grid());
  expect(scrollTop).toBeGreaterThan(0);

  await showAs('Groups');
  const head = await screen.findByRole('button', { name: /120 issues$/, expanded: true });
  expect(isInaccessible(row)).toBe(true);
  expect(scrollerOf(grid()).scrollTop).toBe(0);
  const keptRows = () => screen.getAllByRole('row', { hidden: true }).filter(isInaccessible);
  const drawn = keptRows().length;

  // All of the groups go on paper, a head and what they are together included, and none of what lies behind them.
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(1 + count + 1);
  expect(keptRows()).toHaveLength(drawn);
  fireEvent(window, new Event('afterprint'));

  // Nor is it moved by who goes from row to row in front of it.
  act(() => {
    head.focus();
  });
  await user.keyboard('{ArrowDown}jj');
  await waitFor(() => {
    expect(focused()).toBe(linkOf(3));
  });

  await showAs('Table');
  await waitFor(() => {
    expect(head).not.toBeInTheDocument();
  });
  expect(rowOf(65)).toBe(row);
  expect(isInaccessible(row)).toBe(false);
  expect(scrollerOf(grid()).scrollTop).toBe(scrollTop);

  // Groups may be by columns that the table does not show.
  expect(await sent()).toEqual(['listIssues']);
});

test('paper says which part it shows while the rest is on its way', async () => {
  const { letThrough, sent } = await openHeldBack();
  const isCut = () => screen.queryByText(new RegExp(`1–50 of ${String(count)} issues`)) !== null;

  fireEvent(window, new Event('beforeprint'));
  expect(isCut()).toBe(true);
  fireEvent(window, new Event('afterprint'));
  letThrough();
  await waitFor(() => {
    expect(grid()).toHaveAttribute('aria-busy', 'false');
  });
  fireEvent(window, new Event('beforeprint'));
  expect(isCut()).toBe(false);
  fireEvent(window, new Event('afterprint'));

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
});

test('the search box of a whole list says that it searches the rest', async () => {
  const app = await tracker.open('admin', '/types/2/issues');
  await screen.findByText(`1–50 of ${String(count)} issues`);
  expect(screen.getByRole('searchbox')).not.toHaveAccessibleDescription();
  await showWholeList(app);
  expect(screen.getByRole('searchbox')).toHaveAttribute(
    'aria-description',
    'Also finds issues of the list that are not on the screen',
  );

  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
});

test('a list that others change each time it is read says so, and is read again by its button', async () => {
  const workspace = { lists: 'whole' };
  const all = await tracker.admin.result('/issues/list.php', { typeId: 2, limit: 1_000 });
  const { user, sent } = await tracker.open('admin', '/types/2/issues', { workspace });
  const { end } = replyTo('/issues/list.php', ({ limit }) =>
    limit === 1_000
      ? HttpResponse.json({ result: { ...(all as object), totalCount: count + 1 } })
      : undefined,
  );
  const unsure = 'The list changed while it was read. Issues may be missing.';
  const note = await screen.findByText(new RegExp(unsure));
  // It is read out with the number of those that were found, behind which the button stands.
  expect(note).toHaveRole('status');
  expect(note).toHaveTextContent(`${String(count)} issues · ${unsure} Reload`);
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', ...thrice('listIssues')]),
  );

  // They still do.
  const reload = within(note).getByRole('button', { name: 'Reload' });
  act(() => {
    reload.focus();
  });
  await user.keyboard('{Enter}');
  expect(await sent()).toEqual(thrice('listIssues'));
  expect(note).toHaveTextContent(unsure);
  expect(focused()).toBe(reload);

  end();
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(note).toHaveTextContent(/^120 issues$/);
  });
  expect(focused()).not.toBe(document.body);
  expect(await sent()).toEqual(['listIssues']);
});

test('why a list is in pages, and a table, is said', async () => {
  const { user, sent } = await tracker.open('admin', '/types/2/issues');
  await screen.findByText(`1–50 of ${String(count)} issues`);
  const list = await tracker.admin.result('/issues/list.php', { typeId: 2, limit: 50 });
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/list.php`, () =>
      HttpResponse.json({ result: { ...(list as object), totalCount: 20_001 } }),
    ),
  );
  const reason = 'Lists of more than 20,000 issues are shown as tables, in pages.';
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  await screen.findByText('1–50 of 20,001 issues');
  expect(screen.queryByText(reason)).not.toBeInTheDocument();

  await user.click(await screen.findByRole('button', { name: 'Show as' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Board' }));
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(rows().length).toBeGreaterThan(10);

  await user.click(await screen.findByRole('button', { name: 'Show as' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Table' }));
  await waitFor(() => {
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Show lists whole/ }));
  expect(await screen.findByText(reason)).toBeInTheDocument();

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
});

test('a list that cannot have the order of its link says so, and has its own', async () => {
  const reason = 'The requested sort order could not be applied to this list.';
  const { settled, user, sent } = await tracker.open('admin', '/types/2/issues?sort=1999');
  await screen.findByText(`1–50 of ${String(count)} issues`);
  expect(await screen.findByText(reason)).toHaveRole('status');
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']);

  // It is the same link after an issue, and for all of the list.
  await user.click(linkOf(3));
  await screen.findByRole('heading', { name: /Issue 3$/ });
  await user.keyboard('{Escape}');
  expect(await screen.findByText(reason)).toBeVisible();
  await settled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Show lists whole/ }));
  await screen.findByText(`${String(count)} issues`);
  expect(screen.getByText(reason)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => {
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });
  // The refused order was asked for once.
  expect(await sent()).toEqual(['loadIssue', 'getAlertStatus', 'listIssues']);
});

test('an order that a server failed at for a moment is had by one click', async () => {
  const reason = 'The requested sort order could not be applied to this list.';
  const inOrder = () => screen.getByRole('columnheader', { name: 'Name' }).ariaSort;
  const { settled, user, sent } = await tracker.open('admin', '/types/2/issues');
  await screen.findByText(`1–50 of ${String(count)} issues`);
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  const fault = { errorCode: 599, errorMessage: 'Server Error' };
  const { end } = replyTo('/issues/list.php', ({ sortColumn }) =>
    sortColumn === undefined ? undefined : HttpResponse.json(fault, { status: 500 }),
  );
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await settled();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(rows()).toHaveLength(50);
  // Its own order is asked for again with it.
  expect(await sent()).toEqual(['listIssues', 'listIssues']);

  // It fails still: the list stays as it is.
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(inOrder()).not.toBe('ascending');
  await settled();
  expect(await sent()).toEqual(['listIssues', 'listIssues']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(focused()).toBe(screen.getByRole('main'));

  end();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(inOrder()).toBe('ascending');
  });
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
  expect(await sent()).toEqual(['listIssues']);
});
