import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { draftOwner, writeDraft } from '@/forms/drafts';
import { arriveAt, choose, retype, submitForm, textField } from '@tests/support/forms';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { baseURL, sentCalls, sentTo } from '@tests/support/server/tracker';
import { answerParts } from './recordedTypes';

const settings = '/types/4/views';

beforeEach(() => {
  answerParts('admin');
  serverAnswers('/types/views/add.php', { viewId: 40, changed: true });
  serverAnswers('/types/views/edit.php', { viewId: 14, changed: true });
  serverAnswers('/types/views/default.php', { changed: true });
});

type ListName = 'Columns' | 'Filters';

/** The rows of a list; several values in one of them are a list of their own. */
const rowsIn = (name: ListName) => {
  const list = screen.getByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement === list);
};

const columns = async () => {
  await screen.findByRole('list', { name: 'Columns' });
  return rowsIn('Columns').map(({ textContent }) => textContent);
};

/** The button that removes a row, and not one of its values. */
function removeButtonOf(row: HTMLElement): HTMLElement {
  const values = within(row).queryAllByRole('listitem');
  const button = within(row)
    .getAllByRole('button', { name: /^Remove/ })
    .find((each) => !values.some((value) => value.contains(each)));
  if (!button) throw new Error('The row cannot be removed.');
  return button;
}

/** The columns that conditions are on. */
const filters = () =>
  rowsIn('Filters').map((row) => removeButtonOf(row).ariaLabel?.replace('Remove ', ''));

/** Chooses from one of the two menus of columns. */
async function addTo(user: UserEvent, list: ListName, column: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${list}: Add`) }));
  await user.click(screen.getByRole('option', { name: column }));
}

/** The condition at a place of the list. */
function filterAt(index: number) {
  const row = rowsIn('Filters')[index];
  if (!row) throw new Error(`There is no condition ${index}`);
  return {
    operator: within(row).getByRole('combobox', { name: 'Condition' }),
    value: within(row).getByLabelText('Value'),
    remove: removeButtonOf(row),
    moveUp: within(row).getByRole('button', { name: /up$/ }),
    showChoices: () => within(row).getByRole('button', { name: 'Show choices' }),
  };
}

describe('the default view', () => {
  const at = `${settings}/default/edit`;

  it('has columns and an order, and nothing else', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    expect(await screen.findByRole('dialog', { name: 'Default view' })).toBeVisible();
    expect((await sentTo('/types/load.php')).payload).toEqual({
      typeId: 4,
      defaultView: true,
      attributes: true,
    });
    expect(await columns()).toEqual([
      'ID',
      'Name',
      'Modified date',
      'Modified by',
      'Category',
      'Owner',
      'Platforms',
      'Estimate',
      'Due Date',
      'Release Time',
    ]);
    expect(screen.queryByRole('textbox', { name: /^Name/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move Category up' }));
    await addTo(user, 'Columns', 'Created by');
    await choose(user, 'Sort by', 'Created by');
    await user.click(screen.getByRole('radio', { name: 'Ascending' }));
    await submitForm(user);

    expect((await sentTo('/types/views/default.php')).payload).toEqual({
      typeId: 4,
      columns: '1,0,4,1011,5,1019,1015,1021,1025,1027,3',
      sortColumn: 3,
      sortAscending: true,
    });
    await arriveAt(settings);
  });

  it('is sorted by ID when its sort column goes', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await screen.findByRole('button', { name: 'Remove Modified date' }));

    expect(screen.getByRole('combobox', { name: /^Sort by/ })).toHaveTextContent('ID');
    expect(screen.getByText('Modified date removed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Modified by' })).toHaveFocus();
    await submitForm(user);

    expect((await sentTo('/types/views/default.php')).payload).toMatchObject({
      columns: '1,0,5,1011,1019,1015,1021,1025,1027',
      sortColumn: 1,
    });
  });

  it('is worked through by the keyboard: after a column that goes, or comes, one goes on there', async () => {
    const { user } = renderApp({ at, as: 'admin' });
    const remover = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

    await screen.findByRole('list', { name: 'Columns' });
    act(() => {
      remover('Release Time').focus();
    });
    await user.keyboard('{Enter}');
    expect(screen.getByText('Release Time removed')).toBeInTheDocument();
    expect(remover('Due Date')).toHaveFocus();
    for (const name of ['Due Date', 'Estimate', 'Platforms', 'Owner', 'Category', 'Modified by']) {
      expect(remover(name)).toHaveFocus();
      await user.keyboard('{Enter}');
    }
    await user.keyboard('{Enter}');
    // The rest stays.
    expect(await columns()).toEqual(['ID', 'Name']);
    expect(screen.getByRole('list', { name: 'Columns' })).toHaveFocus();

    await addTo(user, 'Columns', 'Owner');
    expect(await screen.findByText('Owner added')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Columns: Add/ })).toHaveFocus();
  });

  it('always begins with ID and name', async () => {
    renderApp({ at, as: 'admin' });

    await screen.findByRole('list', { name: 'Columns' });
    for (const name of ['ID', 'Name']) {
      expect(screen.queryByRole('button', { name: `Remove ${name}` })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: `Move ${name} down` })).not.toBeInTheDocument();
    }
    expect(screen.getByRole('button', { name: 'Move Modified date up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('sorts only by columns it has, and offers only columns it has not', async () => {
    serverAnswers('/types/load.php', {
      id: 5,
      name: 'Plain',
      attributes: [],
      defaultView: { columns: [1, 0, 2, 3, 4], sortColumn: 1, sortAscending: true },
    });
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await screen.findByRole('combobox', { name: /^Sort by/ }));
    expect(screen.getAllByRole('option')).toHaveLength(5);
    await user.keyboard('{Escape}');
    await addTo(user, 'Columns', 'Modified by');

    expect(screen.queryByRole('button', { name: /Add column/ })).not.toBeInTheDocument();
  });

  it('leaves out the columns of deleted attributes', async () => {
    serverAnswers('/types/load.php', {
      id: 5,
      name: 'Plain',
      attributes: [],
      defaultView: { columns: [1, 0, 1099, 2], sortColumn: 1099, sortAscending: false },
    });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await columns()).toEqual(['ID', 'Name', 'Created date']);
    await user.click(screen.getByRole('radio', { name: 'Ascending' }));
    await submitForm(user);

    expect((await sentTo('/types/views/default.php')).payload).toEqual({
      typeId: 4,
      columns: '1,0,2',
      sortColumn: 1,
      sortAscending: true,
    });
  });
});

describe('a new view', () => {
  it.each([
    ['public', 'admin', 'Add public view', true],
    ['personal', 'carol', 'Add personal view', false],
  ] as const)('%s begins like the default view', async (kind, as, title, isPublic) => {
    answerParts(as);
    const { user } = renderApp({ at: `${settings}/${kind}/add`, as });

    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(await textField('Name')).toHaveFocus();
    expect(screen.getByText('There are no filters: the view shows all issues.')).toBeVisible();
    await user.type(await textField('Name'), ' My   view ');
    await submitForm(user);

    expect((await sentTo('/types/views/add.php')).payload).toEqual({
      typeId: 4,
      isPublic,
      name: 'My view',
      columns: '1,0,4,5,1011,1019,1015,1021,1025,1027',
      sortColumn: 4,
      sortAscending: false,
      filters: [],
    });
    await arriveAt(settings);
  });

  it('says in the words of the user what its issues are like', async () => {
    const { user } = renderApp({ at: `${settings}/public/add`, as: 'admin' });

    await user.type(await textField('Name'), 'Filtered');
    await addTo(user, 'Filters', 'ID');
    await user.selectOptions(filterAt(0).operator, 'is greater than');
    await user.type(filterAt(0).value, '1000');
    await addTo(user, 'Filters', 'Created date');
    await user.type(filterAt(1).value, '[[today] - 7');
    await addTo(user, 'Filters', 'Owner');
    await user.type(filterAt(2).value, '{ArrowDown}{ArrowDown}{Enter}');
    expect(filterAt(2).value).toHaveValue('[Me]');
    await addTo(user, 'Filters', 'Category');
    await user.selectOptions(filterAt(3).operator, 'is in the list');
    await user.type(filterAt(3).value, 'Feature,Other');
    await addTo(user, 'Filters', 'Release Time');
    await user.type(filterAt(4).value, '2/1/2026');
    await addTo(user, 'Filters', 'Customer');
    await submitForm(user);

    expect((await sentTo('/types/views/add.php')).payload).toMatchObject({
      filters: [
        { column: 1, operator: 'GT', value: '1000' },
        { column: 2, operator: 'EQ', value: '[Today]-7' },
        { column: 1019, operator: 'EQ', value: '[Me]' },
        { column: 1011, operator: 'IN', value: 'Feature, Other' },
        { column: 1027, operator: 'EQ', value: '2026-02-01' },
        { column: 1012, operator: 'EQ', value: '' },
      ],
    });
  });

  it('compares each kind of column in its own way', async () => {
    const { user } = renderApp({ at: `${settings}/public/add`, as: 'admin' });

    await addTo(user, 'Filters', 'Votes');
    await addTo(user, 'Filters', 'Category');

    const offered = (index: number) =>
      within(filterAt(index).operator)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(offered(0)).toEqual([
      'is equal to',
      'is not equal to',
      'is less than',
      'is less than or equal to',
      'is greater than',
      'is greater than or equal to',
    ]);
    expect(offered(1)).toEqual([
      'is equal to',
      'is not equal to',
      'begins with',
      'contains',
      'ends with',
      'is in the list',
    ]);
    await user.click(filterAt(1).showChoices());
    expect(screen.getByRole('option', { name: 'Improvement' })).toBeVisible();
  });

  it('offers the user where that is a value, which it is not among several', async () => {
    const { user } = renderApp({ at: `${settings}/personal/add`, as: 'bob' });
    await addTo(user, 'Filters', 'Created by');

    await user.click(filterAt(0).showChoices());
    expect(screen.getByRole('option', { name: '[Me]' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.selectOptions(filterAt(0).operator, 'is in the list');
    await user.click(filterAt(0).showChoices());
    expect(screen.getByRole('option', { name: 'Carol Diaz' })).toBeVisible();
    expect(screen.queryByRole('option', { name: '[Me]' })).not.toBeInTheDocument();
  });

  it('shows what is wrong with each condition, after the name', async () => {
    const { user } = renderApp({ at: `${settings}/public/add`, as: 'admin' });

    await addTo(user, 'Filters', 'Estimate');
    await user.type(filterAt(0).value, '1.234');
    await addTo(user, 'Filters', 'Customer');
    await user.selectOptions(filterAt(1).operator, 'contains');
    await addTo(user, 'Filters', 'Due Date');
    await user.type(filterAt(2).value, '2/30/2026');
    await addTo(user, 'Filters', 'Name');
    await submitForm(user);

    await waitFor(async () => {
      expect(await textField('Name')).toHaveFocus();
    });
    expect([0, 1, 2].map((index) => filterAt(index).value)).toEqual([
      expect.objectContaining({ ariaInvalid: 'true' }),
      expect.objectContaining({ ariaInvalid: 'true' }),
      expect.objectContaining({ ariaInvalid: 'true' }),
    ]);
    expect(filterAt(3).value).toBeValid();
    expect(sentCalls('/types/views/add.php')).toHaveLength(0);

    await user.type(await textField('Name'), 'Filtered');
    await submitForm(user);
    await waitFor(() => {
      expect(filterAt(0).value).toHaveFocus();
    });

    await user.click(filterAt(0).remove);
    expect(filters()).toEqual(['Customer', 'Due Date', 'Name']);
    expect(filterAt(0).value).toBeValid();
    await user.click(filterAt(1).moveUp);
    expect(filterAt(0).value).toHaveValue('2/30/2026');
  });

  it('keeps the value when the comparison changes, and takes a column as often as wanted', async () => {
    const { user } = renderApp({ at: `${settings}/public/add`, as: 'admin' });

    await addTo(user, 'Filters', 'Category');
    await user.type(filterAt(0).value, 'Feature');
    await user.selectOptions(filterAt(0).operator, 'is in the list');
    expect(screen.getByRole('button', { name: 'Remove Feature' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Filters: Add/ }));

    expect(
      screen
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .slice(0, 7),
    ).toEqual([
      'ID',
      'Name',
      'Created date',
      'Created by',
      'Modified date',
      'Modified by',
      'Category',
    ]);
    await user.click(screen.getByRole('option', { name: 'Category' }));
    expect(filters()).toEqual(['Category', 'Category']);
    expect(filterAt(1).operator).toHaveDisplayValue('is equal to');
    expect(filterAt(1).value).toHaveValue('');
  });

  it('has no more conditions than a server takes, and says so at them', async () => {
    const at = `${settings}/public/add`;
    const condition = (key: number) => ({ key, column: 0, operator: 'CON', value: String(key) });
    writeDraft(
      { owner: draftOwner(baseURL, readGlobal('admin').userId), path: at },
      { name: 'Long', filters: Array.from({ length: 101 }, (_, key) => condition(key)) },
    );
    const { user } = renderApp({ at, as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await submitForm(user);

    const region = within(screen.getByRole('region', { name: 'Filters' }));
    expect(await region.findByRole('alert')).toHaveTextContent(/more than the server accepts/);
    expect(sentCalls('/types/views/add.php')).toHaveLength(0);

    await user.click(filterAt(100).remove);
    expect(region.queryByRole('alert')).not.toBeInTheDocument();
    await submitForm(user);
    const { payload } = await sentTo('/types/views/add.php');
    expect(payload).toHaveProperty('filters.length', 100);
  });

  it('leaves out none of its conditions, not even one on an attribute that was deleted meanwhile', async () => {
    const at = `${settings}/public/add`;
    writeDraft(
      { owner: draftOwner(baseURL, readGlobal('admin').userId), path: at },
      {
        name: 'Filtered',
        filters: [
          { key: 0, column: 1099, operator: 'EQ', value: 'x' },
          { key: 1, column: 0, operator: 'CON', value: 'report' },
        ],
      },
    );
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await submitForm(user);

    expect(await screen.findByText('This column does not exist.')).toBeVisible();
    expect(sentCalls('/types/views/add.php')).toHaveLength(0);
    await user.click(
      screen.getAllByRole('button', { name: /^Remove Unknown/ })[0] ?? document.body,
    );
    await submitForm(user);

    expect((await sentTo('/types/views/add.php')).payload).toMatchObject({
      filters: [{ column: 0, operator: 'CON', value: 'report' }],
    });
  });

  it('says that the name is taken', async () => {
    serverRefuses('/types/views/add.php', 342);
    const { user } = renderApp({ at: `${settings}/public/add`, as: 'admin' });

    await user.type(await textField('Name'), 'Overdue');
    await submitForm(user);

    expect(await screen.findByText('A view with this name already exists.')).toBeVisible();
    expect(await textField('Name')).toBeInvalid();
  });
});

describe('a stored view', () => {
  const at = `${settings}/14/edit`;

  it('is shown and sent as a whole', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    expect(await textField('Name')).toHaveValue('Overdue');
    expect((await sentTo('/types/views/load.php')).payload).toEqual({
      typeId: 4,
      viewId: 14,
      details: true,
    });
    expect((await sentTo('/types/load.php')).payload).toEqual({ typeId: 4, attributes: true });
    expect(await columns()).toEqual(['ID', 'Name', 'Due Date', 'Owner']);
    expect(filters()).toEqual(['Due Date', 'Due Date']);
    expect(filterAt(0).operator).toHaveDisplayValue('is less than');
    expect(filterAt(0).value).toHaveValue('[Today]');
    await retype(user, await textField('Name'), 'Late');
    await user.click(filterAt(1).moveUp);
    await submitForm(user);

    expect((await sentTo('/types/views/edit.php')).payload).toEqual({
      viewId: 14,
      name: 'Late',
      columns: '1,0,1025,1019',
      sortColumn: 1025,
      sortAscending: true,
      filters: [
        { column: 1025, operator: 'NEQ', value: '' },
        { column: 1025, operator: 'LT', value: '[Today]' },
      ],
    });
    await arriveAt(settings);
  });

  it('says that the name is taken', async () => {
    serverRefuses('/types/views/edit.php', 342);
    const { user } = renderApp({ at, as: 'admin' });

    await retype(user, await textField('Name'), 'Open Features{Enter}');

    expect(await screen.findByText('A view with this name already exists.')).toBeVisible();
    expect(await textField('Name')).toBeInvalid();
  });

  it('is not sent when only its words differ from what is stored', async () => {
    serverAnswers('/types/views/load.php', {
      id: 14,
      name: 'Overdue',
      isPublic: true,
      details: {
        columns: [1, 0, 1099],
        sortColumn: 1099,
        sortAscending: true,
        filters: [
          { column: 1021, operator: 'GT', value: '1000.00' },
          { column: 2, operator: 'LT', value: '2026-02-01' },
          { column: 1099, operator: 'EQ', value: 'of a deleted attribute' },
          { column: 1019, operator: 'EQ', value: '[Me]' },
        ],
      },
    });
    const { user } = renderApp({ at, as: 'admin' });

    await textField('Name');
    expect(filterAt(0).value).toHaveValue('1,000.00');
    expect(filterAt(1).value).toHaveValue('2/1/2026');
    expect(filters()).toEqual(['Estimate', 'Created date', 'Owner']);
    expect(
      screen.getByText('Conditions left out because their attribute was deleted: 1'),
    ).toBeVisible();
    await submitForm(user);

    await arriveAt(settings);
    expect(sentCalls('/types/views/edit.php')).toHaveLength(0);
  });

  it.each([
    ['admin', true, ['Clone view', 'Unpublish view', 'Delete view']],
    ['admin', false, ['Clone view', 'Publish view', 'Delete view']],
    ['carol', false, ['Clone view', 'Delete view']],
  ] as const)('offers to %s, being public: %s', async (as, isPublic, commands) => {
    answerParts(as);
    serverAnswers('/types/views/load.php', {
      id: 14,
      name: 'Overdue',
      isPublic,
      details: { columns: [1, 0], sortColumn: 1, sortAscending: true, filters: [] },
    });
    const { user } = renderApp({ at, as });

    await user.click(await screen.findByRole('button', { name: 'More' }));

    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(commands);
  });

  it('is cloned with the same audience, under a name the server decides about', async () => {
    const refusal = serverRefuses('/types/views/add.php', 342);
    const { user } = renderApp({ at: `${settings}/14/clone`, as: 'admin' });

    expect(await textField('Name')).toHaveValue('Overdue');
    await submitForm(user);
    expect(await screen.findByText('A view with this name already exists.')).toBeVisible();
    refusal.stop();
    await retype(user, await textField('Name'), 'Overdue too');
    await submitForm(user);

    await arriveAt(settings);
    expect((await sentTo('/types/views/add.php')).payload).toEqual({
      typeId: 4,
      isPublic: true,
      name: 'Overdue too',
      columns: '1,0,1025,1019',
      sortColumn: 1025,
      sortAscending: true,
      filters: [
        { column: 1025, operator: 'LT', value: '[Today]' },
        { column: 1025, operator: 'NEQ', value: '' },
      ],
    });
  });
});
