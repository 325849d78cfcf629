/** Another administrator changes what a type, attribute, view, alert or report is while one is asked whether it is to be deleted. */
import { screen } from '@testing-library/react';
import type { OperationPath } from '@/protocol/operations';
import { submitButton } from '@tests/support/forms';
import { replyTo } from '@tests/support/server/replyTo';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { addTo } from '@tests/server/calls/smallTracker';
import { findNews } from './walks';

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openLivingTracker();
});

/** What is about to be deleted, and what becomes of it. */
interface Asked {
  /** Of the question. */
  at: string;
  /** The call that deletes it. */
  path: OperationPath;
  change: () => Promise<unknown>;
  /** What it was, for a server that compares. */
  was?: object;
  /** What is shown: of each part its name, before and after. */
  news: readonly (readonly string[])[];
  /** The calls of the look and of the deletion. */
  calls: readonly [string, string];
  /** Those of the window that comes after it. */
  next: readonly string[];
}

const size = {
  name: 'Size',
  type: 'ENUM',
  details: { items: ['Small', 'Large'], default: 'Small' },
};

async function askAboutAttribute(): Promise<Asked> {
  const { admin } = tracker;
  const attributeId = await addTo(admin, '/types/attributes/add.php', { typeId: 2, ...size });
  const details = { items: ['Small', 'Medium', 'Large'], required: 1 };
  return {
    at: `/types/2/attributes/${attributeId}/delete`,
    path: '/types/attributes/delete.php',
    change: () => admin.result('/types/attributes/edit.php', { attributeId, ...size, details }),
    was: size,
    news: [
      ['Items', 'Small\nLarge', 'Small\nMedium\nLarge'],
      ['Attribute is required', 'No', 'Yes'],
      ['Default value', 'Small', 'Empty'],
    ],
    calls: ['loadAttribute', 'deleteAttribute'],
    next: ['getGlobal', 'loadType'],
  };
}

async function askAboutView(): Promise<Asked> {
  const { admin } = tracker;
  const view = {
    name: 'Mine',
    columns: '1,0',
    sortColumn: 1,
    sortAscending: true,
    filters: [{ column: 3, operator: 'EQ', value: '[Me]' }],
  };
  const added = { typeId: 2, isPublic: true, ...view };
  const viewId = await addTo(admin, '/types/views/add.php', added);
  return {
    at: `/types/2/views/${viewId}/delete`,
    path: '/types/views/delete.php',
    change: () =>
      admin.result('/types/views/edit.php', {
        viewId,
        ...view,
        columns: '1,0,4',
        sortColumn: 4,
        sortAscending: false,
        filters: [...view.filters, { column: 0, operator: 'CON', value: 'lamp' }],
      }),
    was: view,
    news: [
      ['Columns', 'ID\nName', 'ID\nName\nModified date'],
      ['Sort by', 'ID', 'Modified date'],
      ['Order', 'Ascending', 'Descending'],
      ['Filters', 'Created by is equal to [Me]', 'Created by is equal to [Me]\nName contains lamp'],
    ],
    calls: ['loadView', 'deleteView'],
    next: ['getGlobal', 'loadType'],
  };
}

async function askAboutType(): Promise<Asked> {
  const { admin } = tracker;
  const typeId = await addTo(admin, '/types/add.php', { name: 'Wishes' });
  return {
    at: `/types/${typeId}/delete`,
    path: '/types/delete.php',
    change: async () => {
      const details = { ...size.details, required: 1 };
      await admin.result('/types/attributes/add.php', { typeId, ...size, details });
      await admin.result('/types/rename.php', { typeId, name: 'Hopes' });
    },
    was: { name: 'Wishes' },
    news: [
      ['Name', 'Wishes', 'Hopes'],
      ['Attributes', 'Empty', 'Size, Dropdown list, Required, Small'],
    ],
    calls: ['loadType', 'deleteType'],
    next: ['getGlobal', 'listTypes'],
  };
}

async function askAboutAlert(): Promise<Asked> {
  const { admin, projectId } = tracker;
  const typeId = await addTo(admin, '/types/add.php', { name: 'Wishes' });
  const alert = { typeId, projectId, isPublic: false };
  const alertId = await addTo(admin, '/alerts/add.php', alert);
  return {
    at: `/alerts/${alertId}/delete`,
    path: '/alerts/delete.php',
    change: () => admin.result('/types/rename.php', { typeId, name: 'Hopes' }),
    news: [['Issues', 'Wishes', 'Hopes']],
    calls: ['loadAlert', 'deleteAlert'],
    next: ['listAlerts'],
  };
}

const kinds = [
  ['attribute', askAboutAttribute],
  ['view', askAboutView],
  ['type', askAboutType],
  ['alert', askAboutAlert],
] as const;

async function open({ at, calls: [load] }: Asked) {
  const app = await tracker.open('admin', at, { isWide: false });
  await screen.findByText(/^Delete (the|your) /);
  await app.settled();
  expect(await app.sent()).toEqual(['getGlobal', load, 'getAlertStatus']);
  return app;
}

/** What the call that deletes says of what it began with; once it arrives, `act` is done before it. */
function watchDeletion(path: OperationPath, act: () => Promise<unknown>) {
  const said: unknown[] = [];
  replyTo(path, async (payload) => {
    if (said.length === 0) await act();
    said.push((payload as { was?: object }).was);
    return undefined;
  });
  return said;
}

test.each(kinds)('what others make of one (%s) is seen before it goes', async (_kind, prepare) => {
  const asked = await prepare();
  const { change, news, calls } = asked;
  const app = await open(asked);
  await change();

  await app.user.click(submitButton());

  expect(await findNews()).toEqual(news);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(await app.sent()).toEqual([calls[0]]);
});

test.each(kinds.slice(0, 3))(
  'one (%s) that is changed at that very moment is refused by the server, and shown',
  async (_kind, prepare) => {
    const asked = await prepare();
    const { path, change, was, news, calls, next } = asked;
    const app = await open(asked);
    const said = watchDeletion(path, change);

    await app.user.click(submitButton());

    expect(await findNews()).toEqual(news);
    expect(said).toEqual([was]);
    const [load, remove] = calls;
    expect(await app.sent()).toEqual([load, remove, load]);

    await app.user.click(screen.getByRole('button', { name: 'Delete anyway' }));
    await app.settled();

    expect(said).toHaveLength(2);
    expect(await app.sent()).toEqual([load, remove, ...next]);
    expect(screen.queryByText(/^Delete the /)).not.toBeInTheDocument();
  },
);
