/** Screens on which, together, every command applies. */
import { act, screen, waitFor } from '@testing-library/react';
import { changeColumns } from '@/features/issues/columns/chosenColumns';
import { withPin, withShown } from '@/features/issues/columns/columnChoice';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { showJob } from '@/screen/bulk';
import { type BulkJob, lookBegun, newJob, paused, stepDone, stepRefused } from '@/screen/bulkJob';
import { noteMove } from '@/screen/cards';
import { chooseColumns, meetColumns } from '@/screen/columnsEdit';
import { noteHistories } from '@/screen/histories';
import { issueMarked } from '@/screen/issueView';
import { rangeSelected } from '@/screen/selection';
import { offerUndo } from '@/screen/undo';
import { unfold } from '@/screen/unfolding';
import { placeChosen } from '@/screen/workspace';
import type { AppStore } from '@/store/setupStore';
import { focused } from './dom';
import { inReach } from './reach';
import { answersAreSlow, listFails } from './server/scenarios';
import { serveTasks, taskType } from './server/serveTasks';
import type { StartedApp } from './startApp';

interface Scene {
  name: string;
  at: string;
  /** Brings what is not there by itself. */
  arrive?: (app: StartedApp) => Promise<void>;
}

/** What is looked at in one client. */
interface Show {
  title: string;
  isWide?: boolean;
  /** Some answers never come. */
  isHanging?: boolean;
  /** What the server does. */
  prepare: () => void;
  scenes: readonly Scene[];
}

const list = `/types/${String(taskType)}/issues`;

/** The keyboard comes to the first row or card, once there are some. */
async function toRow({ user }: StartedApp): Promise<void> {
  await waitFor(() => {
    expect(inReach('main a[data-row-link]')).not.toEqual([]);
  });
  await user.keyboard('j');
  await waitFor(() => {
    expect(focused()).toHaveAttribute('data-row-link');
  });
}

async function toChart(): Promise<void> {
  await screen.findByRole('button', { name: 'Chart' });
}

async function toPane(app: StartedApp): Promise<void> {
  await toRow(app);
  await app.user.keyboard('{Enter}');
  await screen.findByRole('region', { name: 'A task' });
}

async function toPaneBelow(app: StartedApp): Promise<void> {
  await toPane(app);
  act(() => {
    app.store.dispatch(placeChosen('below'));
  });
}

async function toUnread({ store }: StartedApp): Promise<void> {
  await screen.findByRole('dialog', { name: 'A task' });
  act(() => {
    store.dispatch(issueMarked({ issueId: 1, unread: true }));
  });
}

async function foldGroups(app: StartedApp): Promise<void> {
  await toRow(app);
  await app.user.click(screen.getByRole('button', { name: 'Fold all groups' }));
}

/** What somebody has come to by then. */
const after =
  (change: (dispatch: AppStore['dispatch']) => void) =>
  async (app: StartedApp): Promise<void> => {
    await toRow(app);
    act(() => {
      change(app.store.dispatch);
    });
  };

const toOrder = after((dispatch) => dispatch(unfold('limits', true)));

const selected = (...issueIds: number[]) =>
  after((dispatch) => dispatch(rangeSelected({ issueIds })));

const refusal = { kind: 'api', code: ApiErrorCode.AccessDenied } as const;

const two = [
  { issueId: 1, name: 'A task' },
  { issueId: 2, name: 'Another task' },
];
const changing = newJob(
  { id: 1, userId: 1, act: { kind: 'value', attributeId: 8, value: '1' } },
  two,
);

const refused = (job: BulkJob, issueId: number) =>
  stepRefused(lookBegun(job, issueId), issueId, refusal);

const row = (name: string) => ({ cells: [name], issue: { folderId: 3, name, values: [] } });

const importing: BulkJob = {
  ...newJob(changing, two),
  act: { kind: 'add', headings: ['Name'], rows: { 1: row('A task'), 2: row('Another task') } },
};
const imported = stepDone(lookBegun(importing, 1), 1, { issueId: 1, stampId: 101 });

const job = (shown: BulkJob) => after((dispatch) => dispatch(showJob(shown)));

/** One is hidden, another one stays in view. */
const otherColumns = after((dispatch) => {
  dispatch(changeColumns((choice) => withPin(withShown(choice, 1009, false), 1007, true)));
  dispatch(chooseColumns(true));
});

async function metColumns(app: StartedApp): Promise<void> {
  await otherColumns(app);
  act(() => {
    app.store.dispatch(meetColumns([1, 0]));
  });
}

const changed = after((dispatch) => {
  // Such a change is offered until somebody has answered.
  const change = { before: 'Task', after: 'A task', isTheirs: true };
  dispatch(offerUndo({ kind: 'name', issueId: 1, ...change }));
});

const refusedMove = after((dispatch) => {
  const values = [{ attributeId: 7, before: 'Active', after: 'Closed' }];
  dispatch(noteMove({ issueId: 1, values, reason: refusal }));
});

async function loading({ store }: StartedApp): Promise<void> {
  await toChart();
  act(() => {
    store.dispatch(noteHistories({ run: { id: 1, done: 0, total: 4 } }));
  });
}

async function stopSearching({ user }: StartedApp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
}

const layouts = ['board', 'calendar', 'timeline', 'groups'];

const search = '/search?column=0&search=task';

export const shows: readonly Show[] = [
  {
    title: 'the desk and a list',
    prepare: serveTasks,
    scenes: [
      { name: 'the desk', at: '' },
      { name: 'a list', at: list },
      { name: 'a row', at: list, arrive: toRow },
      { name: 'several rows', at: list, arrive: selected(1, 2) },
      { name: 'several that were read', at: list, arrive: selected(3, 4) },
      { name: 'the order on a phone', at: list, arrive: toOrder },
      { name: 'an order that was refused', at: `${list}?sort=1999`, arrive: toRow },
    ],
  },
  {
    title: 'an issue',
    prepare: serveTasks,
    scenes: [
      { name: 'with everything', at: '/issues/1' },
      { name: 'without a text', at: '/issues/3' },
      { name: 'that stays unread', at: '/issues/1', arrive: toUnread },
    ],
  },
  {
    title: 'other ways to look at a list',
    prepare: serveTasks,
    scenes: [
      ...layouts.map((as) => ({ name: as, at: `${list}?as=${as}`, arrive: toRow })),
      { name: 'folded groups', at: `${list}?as=groups`, arrive: foldGroups },
      { name: 'a card that is back', at: `${list}?as=board`, arrive: refusedMove },
      { name: 'a chart', at: `${list}?as=chart.count`, arrive: toChart },
      { name: 'the flow', at: `${list}?as=chart.flow`, arrive: toChart },
      { name: 'histories on their way', at: `${list}?as=chart.flow`, arrive: loading },
      { name: 'conditions', at: `${list}?where=name.contains.a`, arrive: toRow },
    ],
  },
  {
    title: 'other columns',
    prepare: serveTasks,
    scenes: [
      { name: 'of a type', at: list, arrive: otherColumns },
      { name: 'of a view', at: '/views/25/issues', arrive: otherColumns },
      { name: 'that somebody else has changed', at: '/views/7/issues', arrive: metColumns },
    ],
  },
  {
    title: 'a job',
    prepare: serveTasks,
    scenes: [
      { name: 'that runs', at: list, arrive: job(changing) },
      { name: 'that rests', at: list, arrive: job(paused(changing, null)) },
      { name: 'that was refused', at: list, arrive: job(refused(refused(changing, 1), 2)) },
      { name: 'that has imported', at: list, arrive: job(refused(imported, 2)) },
      { name: 'of one issue, to be taken back', at: list, arrive: changed },
    ],
  },
  {
    title: 'a pane beside it',
    isWide: true,
    prepare: serveTasks,
    scenes: [
      { name: 'an issue', at: list, arrive: toPane },
      { name: 'an issue below', at: list, arrive: toPaneBelow },
    ],
  },
  {
    title: 'a search in all types',
    isHanging: true,
    prepare: () => {
      serveTasks();
      answersAreSlow('/issues/list.php');
    },
    scenes: [
      { name: 'on its way', at: search },
      { name: 'stopped', at: search, arrive: stopSearching },
    ],
  },
  {
    title: 'a search that was refused',
    prepare: listFails,
    scenes: [{ name: 'in the end', at: search }],
  },
];
