import { screen, waitFor, within } from '@testing-library/react';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { setDate } from '@tests/support/clock';
import { choose, submitButton } from '@tests/support/forms';
import { focused } from '@tests/support/dom';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

/** What the open list of folders offers. */
const folderNames = () =>
  within(screen.getByRole('listbox', { name: 'Folder' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

const field = (name: string | RegExp) => screen.findByLabelText(name);

/** The form as it opens from the list of the folder Frontend Bugs. */
async function openFromFolder() {
  const { user } = renderApp({ at: '/folders/1/issues', as: 'carol' });
  await user.click(await screen.findByRole('link', { name: 'Add issue' }));
  await screen.findByRole('dialog', { name: 'Add issue' });
  return { user };
}

describe('adding an issue', () => {
  it('starts in the folder of the list, with the defaults of the attributes', async () => {
    await openFromFolder();

    expect(await field('Name *')).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Project' })).toHaveTextContent('Acme Website');
    expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveTextContent('Frontend Bugs');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Active');
    expect(screen.getByRole('textbox', { name: 'Severity' })).toHaveValue('2');
    expect(screen.getByRole('combobox', { name: 'Text format' })).toHaveDisplayValue(
      'Text with markup',
    );
  });

  it('asks for the description right after the name', async () => {
    const { user } = await openFromFolder();
    expect(await field('Name *')).toHaveFocus();

    // Past the buttons of the markup.
    do await user.tab();
    while (focused().matches('button:not([role])'));

    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus();
  });

  it('sends only the values that were changed, and shows the new issue', async () => {
    const { user } = await openFromFolder();
    serverAnswers('/issues/add.php', { issueId: 7, stampId: 9000 });

    await user.type(await field('Name *'), '  Button   does nothing ');
    await user.type(screen.getByRole('combobox', { name: 'Assigned To' }), 'Bob Mason');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'It **hurts**.');
    await user.click(submitButton());

    expect((await sentTo('/issues/add.php')).payload).toEqual({
      folderId: 1,
      name: 'Button does nothing',
      values: [{ id: 1, value: 'Bob Mason' }],
      description: 'It **hurts**.',
      descriptionFormat: 1,
    });
    await screen.findByRole('dialog', { name: /^Everything in one issue/ });
    expect(readPath()).toBe('/issues/7');
  });

  it('sends no description when there is none, an emptied default as empty, and the day that is shown', async () => {
    setDate('2027-01-31T23:59:00');
    const { user } = renderApp({ at: '/types/4/issues/add', as: 'carol' });
    serverAnswers('/issues/add.php', { issueId: 12, stampId: 9000 });

    await user.type(await field('Name *'), 'Short');
    await choose(user, 'Project', 'Mobile App');
    expect(screen.getByRole('combobox', { name: 'Requester' })).toHaveValue('Carol Diaz');
    const values = screen.getAllByRole('button', { name: /^Remove / });
    const platforms = screen.getByRole('combobox', { name: 'Platforms' });
    await user.type(platforms, '{Backspace}'.repeat(values.length));
    await user.click(submitButton());

    expect((await sentTo('/issues/add.php')).payload).toEqual({
      folderId: 9,
      name: 'Short',
      values: [
        { id: 15, value: '' },
        { id: 24, value: '2027-01-31' },
      ],
    });
  });

  it('starts in the only folder of the project of the list', async () => {
    serverAnswers('/issues/list.php', {
      sortColumn: 1,
      sortAscending: true,
      columns: [],
      issues: [],
      totalCount: 0,
    });
    const { user } = renderApp({ at: '/types/2/projects/3/issues', as: 'carol' });
    await user.click(await screen.findByRole('link', { name: 'Add issue' }));

    expect(await field('Project *')).toHaveTextContent('Infrastructure');
    expect(await field('Folder *')).toHaveTextContent('Incidents');
  });

  it('shows only what the type has, and what is required of it', async () => {
    renderApp({ at: '/types/1/issues/add', as: 'carol' });

    expect(await field('Name *')).toHaveAttribute('maxlength', '510');
    expect(await field('Text format *')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Attributes' })).not.toBeInTheDocument();
  });

  it('takes the only folder of a project, and clears the folder when there is a choice', async () => {
    const { user } = renderApp({ at: '/types/2/issues/add', as: 'carol' });

    await choose(user, 'Project', 'Infrastructure');
    expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveTextContent('Incidents');
    await choose(user, 'Project', 'Acme Website');
    expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveTextContent('Select a folder');
  });

  it('goes on with the folders of the project, which its filter box narrows down', async () => {
    const { user } = renderApp({ at: '/types/2/issues/add', as: 'carol' });

    await choose(user, 'Project', 'Acme Website');
    const filter = screen.getByRole('combobox', { name: 'Filter' });
    expect(filter).toHaveFocus();
    expect(folderNames()).toEqual(['Select a folder', 'Backend Bugs', 'Frontend Bugs']);
    await user.type(filter, 'FRONT');
    expect(folderNames()).toEqual(['Select a folder', 'Frontend Bugs']);
    await user.keyboard('{Enter}');

    expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveTextContent('Frontend Bugs');
    expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveFocus();
  });

  it('says what is missing or wrong, and sends nothing', async () => {
    const { user } = renderApp({ at: '/types/2/issues/add', as: 'carol' });
    const severity = await screen.findByRole('textbox', { name: 'Severity' });

    await user.clear(severity);
    await user.type(severity, '5');
    await user.click(submitButton());

    expect(await field('Name *')).toHaveAccessibleDescription('Enter a value.');
    expect(await field('Name *')).toHaveFocus();
    expect(await field('Project *')).toHaveAccessibleDescription('Select a project.');
    expect(severity).toHaveAccessibleDescription('The number is too large.');
    expect(sentCalls('/issues/add.php')).toHaveLength(0);
  });

  it('accepts only members of the chosen project where the attribute says so', async () => {
    const { user } = await openFromFolder();

    await user.type(await field('Name *'), 'For Dave');
    const assignee = screen.getByRole('combobox', { name: 'Assigned To' });
    await user.type(assignee, "Dave O'Neil");
    await user.click(submitButton());

    expect(assignee).toHaveAccessibleDescription(/^Select one of /);
  });

  it('keeps everything typed when the server refuses', async () => {
    const { user } = await openFromFolder();
    serverRefuses('/issues/add.php', ApiErrorCode.UnknownFolder);

    await user.type(await field('Name *'), 'Kept');
    await user.click(submitButton());

    expect(await screen.findByText(/^This folder does not exist/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Folder' })).toBeInvalid();
    expect(await field('Name *')).toHaveValue('Kept');
    expect(readPath()).toBe('/types/2/issues/add');
  });

  it('goes back to the list on Cancel', async () => {
    const { user } = await openFromFolder();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(readPath()).toBe('/folders/1/issues');
  });

  it('says that a type is unknown', async () => {
    renderApp({ at: '/types/999/issues/add', as: 'carol' });

    expect(
      await screen.findByText('This issue type does not exist, or you do not have access to it.'),
    ).toBeInTheDocument();
  });
});
