import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { arriveAt, retype, submitForm, textField } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

/** Chooses out of a list with a filter box by typing the whole name. */
async function choose(user: UserEvent, control: HTMLElement, option: string): Promise<void> {
  await user.click(control);
  await user.keyboard(option);
  await user.click(screen.getByRole('option', { name: option }));
}

const taken = 'A folder with this name already exists in the project.';

describe('adding a folder', () => {
  const at = '/projects/1/folders/add';
  const type = () => screen.getByRole('combobox', { name: 'Type' });

  it('sends its name and type', async () => {
    serverAnswers('/projects/folders/add.php', { folderId: 20, changed: true });
    const { user } = renderApp({ at, as: 'bob' });

    expect(await textField('Name')).toHaveFocus();
    expect((await sentTo('/projects/load.php')).payload).toEqual({ projectId: 1, access: 'admin' });
    expect(screen.getByText('Acme Website', { selector: 'strong' })).toBeVisible();
    await user.type(await textField('Name'), 'Wishes');
    await choose(user, type(), 'Change Requests');
    await submitForm(user);

    expect((await sentTo('/projects/folders/add.php')).payload).toEqual({
      projectId: 1,
      name: 'Wishes',
      typeId: 4,
    });
    await arriveAt('/projects/1');
  });

  it('wants a name and a type', async () => {
    const { user } = renderApp({ at, as: 'bob' });

    await submitForm(user);

    expect(await screen.findByText('Select an issue type.')).toBeVisible();
    expect(type()).toBeInvalid();
    expect(await textField('Name')).toBeInvalid();
    expect(sentCalls('/projects/folders/add.php')).toHaveLength(0);
  });

  it('says that the name is taken', async () => {
    serverRefuses('/projects/folders/add.php', 312);
    const { user } = renderApp({ at, as: 'bob' });

    await user.type(await textField('Name'), 'Tasks');
    await choose(user, type(), 'Tasks');
    await submitForm(user);

    expect(await screen.findByText(taken)).toBeVisible();
    expect(await textField('Name')).toBeInvalid();
  });
});

describe('renaming a folder', () => {
  const at = '/projects/1/folders/1/rename';

  it('sends the new name', async () => {
    serverAnswers('/projects/folders/rename.php', { folderId: 1, changed: true });
    const { user } = renderApp({ at, as: 'bob' });

    expect(await textField('Name')).toHaveValue('Frontend Bugs');
    expect((await sentTo('/projects/folders/load.php')).payload).toEqual({
      projectId: 1,
      folderId: 1,
      access: 'admin',
    });
    await retype(user, await textField('Name'), 'Bugs{Enter}');

    expect((await sentTo('/projects/folders/rename.php')).payload).toEqual({
      folderId: 1,
      name: 'Bugs',
    });
    await arriveAt('/projects/1');
  });

  it('says that the name is taken', async () => {
    serverRefuses('/projects/folders/rename.php', 312);
    const { user } = renderApp({ at, as: 'bob' });

    await retype(user, await textField('Name'), 'Tasks{Enter}');

    expect(await screen.findByText(taken)).toBeVisible();
    expect(await textField('Name')).toBeInvalid();
  });

  it('offers to move and to delete it', async () => {
    const { user } = renderApp({ at, as: 'bob' });

    await user.click(await screen.findByRole('button', { name: 'More' }));

    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
      '#/projects/1/folders/1/move',
      '#/projects/1/folders/1/delete',
    ]);
  });
});

describe('moving a folder', () => {
  const at = '/projects/1/folders/1/move';
  const project = () => screen.findByRole('combobox', { name: 'Project' });

  it('sends the chosen project and returns to the former one', async () => {
    serverAnswers('/projects/folders/move.php', { changed: true });
    const { user } = renderApp({ at, as: 'bob' });

    expect(await project()).toHaveTextContent('Acme Website');
    await choose(user, await project(), 'Mobile App');
    await submitForm(user);

    expect((await sentTo('/projects/folders/move.php')).payload).toEqual({
      folderId: 1,
      projectId: 2,
    });
    await arriveAt('/projects/1');
  });

  it('offers only projects that the user administers', async () => {
    serverAnswers('/projects/list.php', {
      projects: [
        { id: 1, name: 'Acme Website', access: 2, public: true },
        { id: 2, name: 'Mobile App', access: 1, public: false },
      ],
    });
    const { user } = renderApp({ at, as: 'bob' });

    await user.click(await project());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Select a project',
      'Acme Website',
    ]);
  });

  it('wants a project', async () => {
    const { user } = renderApp({ at, as: 'bob' });

    await choose(user, await project(), 'Select a project');
    await submitForm(user);

    expect(await screen.findByText('Select a project.')).toBeVisible();
    expect(sentCalls('/projects/folders/move.php')).toHaveLength(0);
  });

  it('says at the project that it has a folder of that name', async () => {
    serverRefuses('/projects/folders/move.php', 312);
    const { user } = renderApp({ at, as: 'bob' });

    await choose(user, await project(), 'Mobile App');
    await submitForm(user);

    expect(await screen.findByText(taken)).toBeVisible();
    expect(await project()).toBeInvalid();
  });
});
