/** Columns of a list, chosen in the browser and kept in a view, told by the client and a server of its own. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addTo } from '@tests/server/calls/smallTracker';
import { focused } from '@tests/support/dom';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { holdUp } from '@tests/support/server/replyTo';
import { inAnyOrder, times } from './walks';

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  await addTo(admin, '/issues/add.php', { folderId, name: 'First', values: [] });
});

const table = () => screen.findByRole('table', { name: 'Issues' });
const captions = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((header) => header.getAttribute('aria-label'));
const cells = async () =>
  within(await table())
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const panel = () => screen.getByRole('dialog', { name: 'Columns' });

async function openColumns(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Columns…' }));
  return await screen.findByRole('dialog', { name: 'Columns' });
}

/** The menu of a caption, and a command in it. */
async function onCaption(user: UserEvent, column: string, command: string) {
  const header = await screen.findByRole('columnheader', { name: column });
  within(header).getByRole('button').focus();
  await user.pointer({ keys: '[MouseRight]', target: within(header).getByRole('button') });
  await user.click(await screen.findByRole('menuitem', { name: command }));
}

/** Lists come with their menus and edges a little later than with their rows. */
async function openList(login: string, at: string, workspace: unknown = null) {
  const app = await tracker.open(login, at, { workspace });
  await screen.findAllByRole('separator', { hidden: true });
  await app.settled();
  return app;
}

const ownColumns = [
  'ID',
  'Name',
  'Location',
  'Modified Date',
  'Modified By',
  'Assigned To',
  'Status',
  'Severity',
];
const behind = ['Assigned To', 'Status', 'Severity'];

test('columns are shown, hidden and put in order, and are so again with the next start', async () => {
  const { store, user, sent } = await openList('admin', '/types/2/issues');
  expect(await captions()).toEqual(ownColumns);
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  const opened = await openColumns(user);
  expect(focused()).toBe(opened);
  expect(within(opened).getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  await user.click(within(opened).getByRole('checkbox', { name: 'Modified By' }));
  expect(await captions()).toEqual(['ID', 'Name', 'Location', 'Modified Date', ...behind]);
  // What the answer has already is not asked for again.
  expect(await sent()).toEqual([]);

  await user.click(within(opened).getByRole('checkbox', { name: 'Version' }));
  const wider = [...behind, 'Version'];
  await waitFor(async () => {
    expect(await captions()).toEqual(['ID', 'Name', 'Location', 'Modified Date', ...wider]);
  });
  expect(await sent()).toEqual(['listIssues']);

  await user.click(within(opened).getByRole('button', { name: 'Move Modified Date up' }));
  expect(focused()).toBe(within(opened).getByRole('button', { name: 'Move Modified Date up' }));
  expect(await captions()).toEqual(['ID', 'Name', 'Modified Date', 'Location', ...wider]);
  expect((await cells())[3]).toMatch(/ — /);
  await user.click(within(opened).getByRole('button', { name: 'Pin Location' }));
  const chosen = ['ID', 'Name', 'Location', 'Modified Date', ...wider];
  expect(await captions()).toEqual(chosen);

  // Rows of this list alone are lower.
  await user.click(within(opened).getByRole('radio', { name: 'Compact' }));
  expect(screen.getByRole('main')).toHaveAttribute('data-density', 'compact');
  expect(document.documentElement).not.toHaveAttribute('data-density');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Columns' })).not.toBeInTheDocument();
  expect(focused()).toBe(screen.getByRole('button', { name: 'More' }));
  expect(await sent()).toEqual([]);

  const kept: unknown = JSON.parse(JSON.stringify(store.getState().workspace));
  const again = await openList('admin', '/types/2/issues', kept);
  expect(await captions()).toEqual(chosen);
  // Asked for with all columns at once.
  expect(await again.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  await openColumns(again.user);
  expect(within(panel()).getByRole('radio', { name: 'Compact' })).toBeChecked();
  expect(screen.getByRole('main')).toHaveAttribute('data-density', 'compact');
  await again.user.click(within(panel()).getByRole('button', { name: 'Reset columns' }));
  await waitFor(async () => {
    expect(await captions()).toEqual(ownColumns);
  });
  expect(await screen.findByText('Columns reset')).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveAttribute('data-density');
  expect(within(panel()).getByRole('radio', { name: 'Normal' })).toBeChecked();
  // The button goes with what it has done; the next key is heard all the same.
  expect(screen.queryByRole('button', { name: 'Reset columns' })).not.toBeInTheDocument();
  await again.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Columns' })).not.toBeInTheDocument();
  expect(await again.sent()).toEqual(['listIssues']);
});

test('widths are moved by keys, typed, and given back', async () => {
  const { user, sent } = await openList('admin', '/types/2/issues');
  const edge = () => screen.getByRole('separator', { name: 'Width of Modified By', hidden: true });
  const header = () => screen.getByRole('columnheader', { name: 'Modified By' });

  await onCaption(user, 'Modified By', 'Change width');
  expect(focused()).toBe(edge());
  const before = Number(edge().getAttribute('aria-valuenow'));
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
  expect(edge()).toHaveAttribute('aria-valuenow', String(before + 56));
  expect(header().style.getPropertyValue('--w')).toBe(`${String(before + 56)}px`);
  await user.keyboard('{Home}');
  expect(edge()).toHaveAttribute('aria-valuetext', '48 px');
  await user.keyboard('{Delete}');
  expect(header().style.getPropertyValue('--w')).toBe('');
  await user.keyboard('{Escape}');
  expect(focused()).toBe(within(header()).getByRole('button'));
  // And back to the end, by an arrow key.
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe(edge());

  await openColumns(user);
  await user.type(within(panel()).getByLabelText('Width of Modified By'), '9000{Enter}');
  expect(header().style.getPropertyValue('--w')).toBe('1200px');
  await user.clear(within(panel()).getByLabelText('Width of Modified By'));
  await user.tab();
  expect(header().style.getPropertyValue('--w')).toBe('');

  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
});

describe('for fingers, who have no ends of captions,', () => {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function isVisible(
      this: Element,
    ) {
      return !this.matches('[data-column]');
    });
  });

  test('a width is typed among the columns', async () => {
    const { user, sent } = await openList('admin', '/types/2/issues');

    await onCaption(user, 'Modified By', 'Change width');
    const field = await screen.findByRole('spinbutton', { name: 'Width of Modified By' });
    expect(focused()).toBe(field);
    await user.keyboard('300{Enter}');
    const header = screen.getByRole('columnheader', { name: 'Modified By' });
    expect(header.style.getPropertyValue('--w')).toBe('300px');

    // They may stand open, and it may be the same column.
    await onCaption(user, 'Modified By', 'Change width');
    expect(focused()).toBe(field);
    await onCaption(user, 'Name', 'Change width');
    expect(focused()).toBe(screen.getByRole('spinbutton', { name: 'Width of Name' }));

    // Opened again, they begin with themselves.
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Columns' })).not.toBeInTheDocument();
    const opened = await openColumns(user);
    expect(focused()).toBe(opened);
    expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  });

  test('arrow keys walk from caption to caption', async () => {
    const { user, sent } = await openList('admin', '/types/2/issues');
    const button = (name: string) =>
      within(screen.getByRole('columnheader', { name })).getByRole('button');

    button('ID').focus();
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe(button('Name'));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(focused()).toBe(button('Location'));
    expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  });
});

test('the menu of a caption sorts, pins and hides', async () => {
  const { user, sent } = await openList('admin', '/types/2/issues');

  await onCaption(user, 'Name', 'Sort descending');
  await waitFor(() => {
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });
  await onCaption(user, 'Modified By', 'Pin column');
  expect(await captions()).toEqual([
    'ID',
    'Name',
    'Modified By',
    'Location',
    'Modified Date',
    ...behind,
  ]);
  expect(await screen.findByText('Modified By: 3 of 8')).toBeInTheDocument();
  await onCaption(user, 'Location', 'Hide column');
  expect(await captions()).toEqual(['ID', 'Name', 'Modified By', 'Modified Date', ...behind]);
  expect(focused()).toBe(
    within(screen.getByRole('columnheader', { name: 'Modified By' })).getByRole('button'),
  );
  // Number and name stay.
  await user.pointer({ keys: '[MouseRight]', target: screen.getByRole('button', { name: 'ID' }) });
  expect(await screen.findByRole('menuitem', { name: 'Change width' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Hide column' })).not.toBeInTheDocument();

  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']);
});

async function addView(isPublic: boolean, columns = '1,0,4,5') {
  return await addTo(tracker.admin, '/types/views/add.php', {
    typeId: 2,
    isPublic,
    name: 'Mine',
    columns,
    sortColumn: 5,
    sortAscending: false,
    filters: [{ column: 0, operator: 'NEQ', value: 'x' }],
  });
}

test('a view is given the columns, and nothing else of it changes', async () => {
  const viewId = await addView(true);
  const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues`);

  await openColumns(user);
  await user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));
  await user.click(within(panel()).getByRole('checkbox', { name: 'Status' }));
  await waitFor(async () => {
    expect(await captions()).toContain('Status');
  });
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']);
  await user.click(within(panel()).getByRole('button', { name: 'Keep in this view for everyone' }));
  expect(await screen.findByText('The view now has these columns.')).toBeInTheDocument();
  expect(await sent()).toEqual([
    'loadView',
    'editView',
    'getGlobal',
    // With all columns, as they are still shown, and then with those of the view.
    'listIssues',
    'listIssues',
  ]);

  const stored = await tracker.admin.result('/types/views/load.php', {
    typeId: 2,
    viewId,
    details: true,
  });
  // The column it was sorted by is gone.
  expect(stored).toMatchObject({
    details: {
      columns: [1, 0, 4, 1002],
      sortColumn: 1,
      sortAscending: false,
      filters: [{ column: 0, operator: 'NEQ', value: 'x' }],
    },
  });
  // Then they are its own.
  expect(await captions()).toEqual(['ID', 'Name', 'Location', 'Modified Date', 'Status']);
  expect(screen.queryByRole('button', { name: 'Reset columns' })).not.toBeInTheDocument();
});

const storedView = (viewId: number) =>
  tracker.admin.result<{ name: string; details: { columns: number[]; filters: object[] } }>(
    '/types/views/load.php',
    { typeId: 2, viewId, details: true },
  );

test('a view gets the columns that it had on screen, whatever is on screen by then', async () => {
  const viewId = await addView(false);
  const { user, sent, settled } = await openList('admin', `/views/${String(viewId)}/issues`);
  await openColumns(user);
  await user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  const letThrough = holdUp('/types/views/load.php');
  await user.click(within(panel()).getByRole('button', { name: 'Keep in this view' }));

  window.location.hash = '#/types/2/issues';
  await waitFor(async () => {
    expect(await captions()).toEqual(ownColumns);
  });
  letThrough();

  expect(await screen.findByText('The view now has these columns.')).toBeInTheDocument();
  await settled();
  expect((await storedView(viewId)).details.columns).toEqual([1, 0, 4]);
  expect(await captions()).toEqual(ownColumns);
  expect(await sent()).toEqual(['loadView', 'listIssues', 'editView', 'getGlobal', 'listIssues']);
});

test('what somebody else has made of the view since it was shown stays', async () => {
  const viewId = await addView(true);
  const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues`);
  await openColumns(user);
  await user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  await tracker.admin.result('/types/views/edit.php', {
    viewId,
    name: 'Theirs',
    columns: '1,0,4,5',
    sortColumn: 4,
    sortAscending: true,
    filters: [],
  });

  await user.click(within(panel()).getByRole('button', { name: 'Keep in this view for everyone' }));

  expect(await screen.findByText('The view now has these columns.')).toBeInTheDocument();
  expect(await storedView(viewId)).toMatchObject({
    name: 'Theirs',
    details: { columns: [1, 0, 4], sortColumn: 4, sortAscending: true, filters: [] },
  });
  expect(await sent()).toEqual(['loadView', 'editView', 'getGlobal', 'listIssues']);
});

describe('when somebody else has given the view other columns meanwhile', () => {
  let viewId: number;

  const changeView = (columns: string) =>
    tracker.admin.result('/types/views/edit.php', {
      viewId,
      name: 'Mine',
      columns,
      sortColumn: 1,
      sortAscending: true,
      filters: [],
    });

  const keep = { name: 'Keep in this view for everyone' };

  /** What the notice compares. */
  const compared = () =>
    within(within(panel()).getByRole('region', { name: 'Columns' }))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);

  beforeEach(async () => {
    viewId = await addView(true);
  });

  test('nothing is sent until one has decided to save what one has chosen', async () => {
    const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues`);
    await openColumns(user);
    await user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));
    expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
    await changeView('1,0,4,1002');

    await user.click(within(panel()).getByRole('button', keep));

    expect(await screen.findByText(/^Someone has changed this since/)).toBeVisible();
    await waitFor(() => {
      expect(compared()).toEqual([
        'ID, Name, Modified Date, Modified by',
        'ID, Name, Modified Date, Status',
        'ID, Name, Modified Date',
      ]);
    });
    expect((await storedView(viewId)).details.columns).toEqual([1, 0, 4, 1002]);
    expect(await captions()).toEqual(['ID', 'Name', 'Location', 'Modified Date']);
    expect(await sent()).toEqual(['loadView', 'getGlobal', 'listIssues']);

    // Once more, before they were compared.
    await changeView('1,0,1002');
    await user.click(within(panel()).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => {
      expect(compared()).toEqual([
        'ID, Name, Modified Date, Status',
        'ID, Name, Status',
        'ID, Name, Modified Date',
      ]);
    });
    // The list shows what one has chosen, although the view lacks some of it by now.
    await waitFor(async () => {
      expect(await captions()).toEqual(['ID', 'Name', 'Location', 'Modified Date']);
    });
    expect(await sent()).toEqual(['loadView', 'getGlobal', ...times(2, 'listIssues')]);

    const mine = within(panel()).getByRole('button', { name: 'Save mine' });
    await user.click(mine);
    expect(await screen.findByText('The view now has these columns.')).toBeInTheDocument();
    expect((await storedView(viewId)).details.columns).toEqual([1, 0, 4]);
    expect(mine).not.toBeInTheDocument();
    expect(focused()).toBe(panel());
    expect(await sent()).toEqual(['loadView', 'editView', 'getGlobal', ...times(2, 'listIssues')]);
  });

  test('theirs are taken in place of those that were chosen', async () => {
    const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues`);
    await openColumns(user);
    await user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));
    await changeView('1,0,1002');
    await user.click(within(panel()).getByRole('button', keep));
    const take = await within(panel()).findByRole('button', { name: 'Use theirs' });

    await user.click(take);

    await waitFor(async () => {
      expect(await captions()).toEqual(['ID', 'Name', 'Location', 'Status']);
    });
    expect(take).not.toBeInTheDocument();
    expect(within(panel()).queryByRole('button', keep)).not.toBeInTheDocument();
    expect((await storedView(viewId)).details.columns).toEqual([1, 0, 1002]);
    expect(await sent()).toEqual([
      ...['getGlobal', 'listIssues', 'getAlertStatus'],
      ...['loadView', 'getGlobal', ...times(3, 'listIssues')],
    ]);
  });

  test('that is seen of columns chosen on an earlier visit, too', async () => {
    const first = await openList('admin', `/views/${String(viewId)}/issues`);
    await openColumns(first.user);
    await first.user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));
    await first.user.click(within(panel()).getByRole('checkbox', { name: 'Severity' }));
    expect(await first.sent()).toEqual([
      ...['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues'],
    ]);
    const kept: unknown = JSON.parse(JSON.stringify(first.store.getState().workspace));
    await changeView('1,0,1002');

    const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues`, kept);
    await openColumns(user);
    await user.click(within(panel()).getByRole('button', keep));

    expect(await screen.findByText(/^Someone has changed this since/)).toBeVisible();
    expect((await storedView(viewId)).details.columns).toEqual([1, 0, 1002]);
    expect(await sent()).toEqual([
      ...['getGlobal', 'listIssues', 'getAlertStatus'],
      ...['loadView', 'getGlobal', 'listIssues'],
    ]);
  });

  test('columns that were chosen stay, though the view has lost them', async () => {
    const first = await openList('admin', `/views/${String(viewId)}/issues`);
    await openColumns(first.user);
    await first.user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));
    const chosen = await captions();
    expect(chosen).toEqual(['ID', 'Name', 'Location', 'Modified Date']);
    expect(await first.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
    const kept: unknown = JSON.parse(JSON.stringify(first.store.getState().workspace));
    await changeView('1,0');

    const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues`, kept);
    expect(await captions()).toEqual(chosen);
    // The second one asks for what the view does not give by itself.
    expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']);
    await openColumns(user);
    await user.click(within(panel()).getByRole('button', { name: 'Reset columns' }));
    await waitFor(async () => {
      expect(await captions()).toEqual(['ID', 'Name', 'Location']);
    });
    expect(await sent()).toEqual(['listIssues']);
  });

  test('whoever has gone to another list is told that nothing was saved', async () => {
    const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues`);
    await openColumns(user);
    await user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));
    await changeView('1,0,1002');
    const letThrough = holdUp('/types/views/load.php');
    await user.click(within(panel()).getByRole('button', keep));
    window.location.hash = '#/types/2/issues';
    await waitFor(async () => {
      expect(await captions()).toEqual(ownColumns);
    });
    letThrough();

    expect(
      await screen.findByText('Not saved: someone has changed the view since.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Someone has changed this since/)).not.toBeInTheDocument();
    expect((await storedView(viewId)).details.columns).toEqual([1, 0, 1002]);
    expect(await sent()).toEqual([
      ...['getGlobal', 'listIssues', 'getAlertStatus'],
      ...['loadView', 'listIssues', 'getGlobal', 'listIssues'],
    ]);
  });

  test('columns of attributes that there are no longer are no difference', async () => {
    const attribute = { typeId: 2, name: 'Room', type: 'TEXT', details: {} };
    const attributeId = await addTo(tracker.admin, '/types/attributes/add.php', attribute);
    await changeView(`1,0,4,5,${String(1000 + attributeId)}`);
    await tracker.admin.result('/types/attributes/delete.php', { attributeId, force: true });
    const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues`);
    await openColumns(user);
    await user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));

    await user.click(within(panel()).getByRole('button', keep));

    expect(await screen.findByText('The view now has these columns.')).toBeInTheDocument();
    expect((await storedView(viewId)).details.columns).toEqual([1, 0, 4]);
    expect(await sent()).toEqual([
      ...['getGlobal', 'listIssues', 'getAlertStatus'],
      ...['loadView', 'getGlobal', 'editView', 'getGlobal', 'listIssues'],
    ]);
  });

  test('an attribute that was added meanwhile is one of theirs', async () => {
    const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues`);
    await openColumns(user);
    await user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));
    const attribute = { typeId: 2, name: 'Room', type: 'TEXT', details: {} };
    const attributeId = await addTo(tracker.admin, '/types/attributes/add.php', attribute);
    await changeView(`1,0,${String(1000 + attributeId)}`);

    await user.click(within(panel()).getByRole('button', keep));

    await waitFor(() => {
      expect(compared()[1]).toBe('ID, Name, Room');
    });
    expect(await sent()).toEqual([
      ...['getGlobal', 'listIssues', 'getAlertStatus'],
      ...['loadView', ...times(2, 'getGlobal'), ...times(2, 'listIssues')],
    ]);
  });
});

describe('with conditions on an attribute that was deleted since', () => {
  let viewId: number;
  const said = 'Saved. Conditions left out because their attribute was deleted: 1';

  beforeEach(async () => {
    const attribute = { typeId: 2, name: 'Room', type: 'TEXT', details: {} };
    const attributeId = await addTo(tracker.admin, '/types/attributes/add.php', attribute);
    viewId = await addTo(tracker.admin, '/types/views/add.php', {
      ...{ typeId: 2, isPublic: true, name: 'Rooms', columns: '1,0,4,5' },
      ...{ sortColumn: 1, sortAscending: true },
      filters: [
        { column: 1000 + attributeId, operator: 'EQ', value: 'Attic' },
        { column: 0, operator: 'NEQ', value: 'x' },
      ],
    });
    await tracker.admin.result('/types/attributes/delete.php', { attributeId, force: true });
  });

  test('a view is given the columns, and says what it could not keep', async () => {
    const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues`);
    await openColumns(user);
    await user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));
    await user.click(
      within(panel()).getByRole('button', { name: 'Keep in this view for everyone' }),
    );

    expect(await screen.findByText(said)).toBeInTheDocument();
    expect((await storedView(viewId)).details).toMatchObject({
      columns: [1, 0, 4],
      filters: [{ column: 0, operator: 'NEQ', value: 'x' }],
    });
    expect(await sent()).toEqual([
      ...['getGlobal', 'listIssues', 'getAlertStatus'],
      ...['loadView', 'getGlobal', 'editView', 'getGlobal', 'listIssues'],
    ]);
  });

  test('a view made of it says so, too', async () => {
    const where = 'where=name.contains.First';
    const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues?${where}`);
    await user.click(await screen.findByRole('button', { name: 'Save as view' }));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Other{Enter}');

    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'View: Other' })).toBeInTheDocument();
    expect(inAnyOrder(await sent())).toEqual(
      inAnyOrder([
        ...(['getGlobal', 'getAlertStatus', 'listIssues', 'listIssues'] as const),
        ...(['loadView', 'getGlobal', 'addView', 'getGlobal', 'listIssues'] as const),
      ]),
    );
  });
});

test('who may not read a public view is told that a view of their own lacks its conditions', async () => {
  const viewId = await addView(true);
  const { user, sent } = await openList('bob', `/views/${String(viewId)}/issues`);
  await openColumns(user);
  await user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));
  await user.click(within(panel()).getByRole('button', { name: 'Save as view' }));
  expect(await screen.findByText('A view cannot hold this: Mine')).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Own{Enter}');

  expect(await screen.findByRole('button', { name: 'View: Own' })).toBeInTheDocument();
  expect(await captions()).toEqual(['ID', 'Name', 'Location', 'Modified Date']);
  expect(await sent()).toEqual([
    ...['getGlobal', 'listIssues', 'getAlertStatus'],
    ...['addView', 'getGlobal', 'listIssues'],
  ]);
});

describe('with more columns than a view can have', () => {
  const tooMuch = 'This is more than the server accepts at once.';
  let columns: string;

  beforeEach(async () => {
    const ids = [1, 0];
    for (let number = 1; ids.length <= 100; number += 1) {
      const attribute = { typeId: 2, name: `More ${String(number)}`, type: 'TEXT', details: {} };
      ids.push(1000 + (await addTo(tracker.admin, '/types/attributes/add.php', attribute)));
    }
    columns = `+${ids.join(' ')}`;
  });

  test('a view keeps its own, and the reason is said', async () => {
    const viewId = await addView(false);
    const workspace = { columns: { [`v${String(viewId)}`]: columns } };
    const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues`, workspace);
    await openColumns(user);
    await user.click(within(panel()).getByRole('button', { name: 'Keep in this view' }));

    expect(await screen.findByText(tooMuch)).toBeInTheDocument();
    expect((await storedView(viewId)).details.columns).toEqual([1, 0, 4, 5]);
    expect(await captions()).toContain('More 99');
    expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  });

  test('no view is added, and its name stays', async () => {
    const workspace = { columns: { t2: columns } };
    const { user, sent } = await openList('admin', '/types/2/issues', workspace);
    await openColumns(user);
    await user.click(within(panel()).getByRole('button', { name: 'Save as view' }));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.type(name, 'Wide{Enter}');

    expect(await screen.findByText(tooMuch)).toBeVisible();
    expect(name).toHaveValue('Wide');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  });
});

test('a refusal is said, and what was chosen stays', async () => {
  const viewId = await addView(false);
  const { user, sent } = await openList('admin', `/views/${String(viewId)}/issues`);
  await openColumns(user);
  await user.click(within(panel()).getByRole('checkbox', { name: 'Modified By' }));
  await tracker.admin.result('/types/views/delete.php', { viewId });
  await user.click(within(panel()).getByRole('button', { name: 'Keep in this view' }));

  expect(await screen.findByText(/^This view does not exist/)).toBeInTheDocument();

  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus', 'loadView']);
});

test('without a view the columns become one', async () => {
  const { user, settled, sent } = await openList('admin', '/types/2/issues');
  await onCaption(user, 'Modified Date', 'Change width');
  await user.keyboard('{Home}');
  await onCaption(user, 'Modified By', 'Hide column');

  await openColumns(user);
  expect(within(panel()).queryByRole('button', { name: /^Keep/ })).not.toBeInTheDocument();
  await user.click(within(panel()).getByRole('button', { name: 'Save as view' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Short{Enter}');

  expect(await screen.findByRole('button', { name: 'View: Short' })).toBeInTheDocument();
  await settled();
  expect(await captions()).toEqual(['ID', 'Name', 'Location', 'Modified Date', ...behind]);
  // What a view cannot hold goes with it.
  expect(
    screen.getByRole('columnheader', { name: 'Modified Date' }).style.getPropertyValue('--w'),
  ).toBe('48px');

  expect(await sent()).toEqual([
    'getGlobal',
    'listIssues',
    'getAlertStatus',
    'addView',
    'getGlobal',
    'listIssues',
  ]);
});

test('a column is moved by the menu of its caption, within its part', async () => {
  const { user, sent } = await openList('admin', '/types/2/issues');
  const menuOf = async (column: string) => {
    const header = await screen.findByRole('columnheader', { name: column });
    await user.pointer({ keys: '[MouseRight]', target: within(header).getByRole('button') });
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return names;
  };

  await onCaption(user, 'Severity', 'Move left');
  expect(await captions()).toEqual([...ownColumns.slice(0, 6), 'Severity', 'Status']);
  expect(screen.getByText('Severity: 7 of 8')).toBeInTheDocument();
  expect(focused()).toHaveTextContent('Severity');

  // The name stays where it is, and so does what nothing stands beside.
  expect(await menuOf('Name')).not.toContain('Move right');
  expect(await menuOf('Location')).not.toContain('Move left');
  expect(await menuOf('Status')).not.toContain('Move right');
  await onCaption(user, 'Status', 'Pin column');
  expect(await menuOf('Status')).not.toContain('Move right');
  await onCaption(user, 'Location', 'Move right');
  expect((await captions()).slice(0, 5)).toEqual([
    'ID',
    'Name',
    'Status',
    'Modified Date',
    'Location',
  ]);
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
});
