import { screen } from '@testing-library/react';
import { arriveAt, querySubmitButton, retype, submitForm, textField } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

describe('adding a project', () => {
  it('sends its name and description and opens it', async () => {
    serverAnswers('/projects/add.php', { projectId: 4, changed: true });
    const { user } = renderApp({ at: '/projects/add', as: 'admin' });

    expect(await textField('Name')).toHaveFocus();
    expect(await textField('Name')).toHaveAttribute('maxlength', '80');
    await user.type(await textField('Name'), '  Old   shop ');
    await user.type(await textField('Description'), 'Sells **bulbs**.');
    await submitForm(user);

    expect((await sentTo('/projects/add.php')).payload).toEqual({
      name: 'Old shop',
      description: 'Sells **bulbs**.',
      descriptionFormat: 1,
    });
    await arriveAt('/projects/4');
  });

  it('needs no description', async () => {
    serverAnswers('/projects/add.php', { projectId: 4, changed: true });
    const { user } = renderApp({ at: '/projects/add', as: 'admin' });

    await user.type(await textField('Name'), 'Shop{Enter}');

    expect((await sentTo('/projects/add.php')).payload).toEqual({
      name: 'Shop',
      description: '',
      descriptionFormat: 1,
    });
    await arriveAt('/projects/4');
  });

  it('wants a name', async () => {
    const { user } = renderApp({ at: '/projects/add', as: 'admin' });

    await submitForm(user);

    expect(await screen.findByText('Enter a value.')).toBeVisible();
    expect(await textField('Name')).toHaveFocus();
    expect(sentCalls('/projects/add.php')).toHaveLength(0);
  });

  it('says that the name is taken', async () => {
    serverRefuses('/projects/add.php', 311);
    const { user } = renderApp({ at: '/projects/add', as: 'admin' });

    await user.type(await textField('Name'), 'Acme Website{Enter}');

    expect(await screen.findByText('A project with this name already exists.')).toBeVisible();
    expect(await textField('Name')).toBeInvalid();
  });
});

describe.each([
  { at: '/projects/1/rename', call: '/projects/rename.php', backTo: '/projects/1', projectId: 1 },
  {
    at: '/projects/archive/5/rename',
    call: '/projects/archive/rename.php',
    backTo: '/projects/archive/5',
    projectId: 5,
  },
] as const)('renaming a project at $at', ({ at, call, backTo, projectId }) => {
  beforeEach(() => {
    serverAnswers('/projects/archive/load.php', {
      details: { id: 5, name: 'Acme Website' },
      description: null,
    });
  });

  it('sends the new name', async () => {
    serverAnswers(call, { projectId, changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await textField('Name')).toHaveValue('Acme Website');
    await retype(user, await textField('Name'), 'Shop');
    await submitForm(user);

    expect((await sentTo(call)).payload).toEqual({ projectId, name: 'Shop' });
    await arriveAt(backTo);
  });

  it('says that the name is taken', async () => {
    serverRefuses(call, 311);
    const { user } = renderApp({ at, as: 'admin' });

    await retype(user, await textField('Name'), 'Mobile App{Enter}');

    expect(await screen.findByText('A project with this name already exists.')).toBeVisible();
    expect(await textField('Name')).toBeInvalid();
  });
});

describe('the description of a project', () => {
  const details = { id: 1, name: 'Acme Website', access: 2, public: true } as const;
  const present = {
    details,
    description: { modifiedBy: 1, modifiedDate: 1_795_227_789, text: 'A **shop**.', format: 0 },
  } as const;

  it('is added', async () => {
    serverAnswers('/projects/load.php', { details, description: null });
    serverAnswers('/projects/description/add.php', { stampId: 9 });
    const { user } = renderApp({ at: '/projects/1/description/add', as: 'bob' });

    expect(await textField('Description')).toHaveFocus();
    expect((await sentTo('/projects/load.php')).payload).toEqual({
      projectId: 1,
      description: true,
      access: 'admin',
    });
    await user.type(await textField('Description'), 'A shop.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Text format' }), 'Plain text');
    await submitForm(user);

    expect((await sentTo('/projects/description/add.php')).payload).toEqual({
      projectId: 1,
      description: 'A shop.',
      descriptionFormat: 0,
    });
    await arriveAt('/projects/1');
  });

  it('must not be empty', async () => {
    serverAnswers('/projects/load.php', { details, description: null });
    const { user } = renderApp({ at: '/projects/1/description/add', as: 'bob' });

    await submitForm(user);

    expect(await screen.findByText('Enter a value.')).toBeVisible();
    expect(sentCalls('/projects/description/add.php')).toHaveLength(0);
  });

  it.each([
    ['/projects/add', 'admin'],
    ['/projects/1/description/add', 'bob'],
  ] as const)('is at %s no longer than the settings allow', async (at, as) => {
    serverAnswers('/projects/load.php', { details, description: null });
    const { user } = renderApp({ at, as });

    await user.click(await textField('Description'));
    await user.paste('x'.repeat(20_001));
    await submitForm(user);

    expect(await screen.findByText('The text is too long.')).toBeVisible();
    expect(await textField('Description')).toBeInvalid();
  });

  it('is changed from what there is', async () => {
    serverAnswers('/projects/load.php', present);
    serverAnswers('/projects/description/edit.php', { stampId: 9 });
    const { user } = renderApp({ at: '/projects/1/description/edit', as: 'bob' });

    expect(await textField('Description')).toHaveValue('A **shop**.');
    expect(screen.getByRole('combobox', { name: 'Text format' })).toHaveDisplayValue('Plain text');
    await user.type(await textField('Description'), ' Ours.');
    await submitForm(user);

    expect((await sentTo('/projects/description/edit.php')).payload).toEqual({
      projectId: 1,
      description: 'A **shop**. Ours.',
      descriptionFormat: 0,
    });
    await arriveAt('/projects/1');
  });

  it.each([
    ['add', present, 'A description already exists.'],
    ['edit', { details, description: null }, 'There is no description.'],
    ['delete', { details, description: null }, 'There is no description.'],
  ] as const)('forbids to %s what is not so', async (operation, project, text) => {
    serverAnswers('/projects/load.php', project);
    renderApp({ at: `/projects/1/description/${operation}`, as: 'bob' });

    expect(await screen.findByText(text)).toBeVisible();
    expect(querySubmitButton()).not.toBeInTheDocument();
  });

  it('keeps what was typed when somebody else has deleted it', async () => {
    serverAnswers('/projects/load.php', present);
    serverRefuses('/projects/description/edit.php', 361);
    const { user } = renderApp({ at: '/projects/1/description/edit', as: 'bob' });

    await user.type(await textField('Description'), ' Ours.');
    serverAnswers('/projects/load.php', { details, description: null });
    await submitForm(user);

    expect(await screen.findByText('There is no description.')).toBeVisible();
    expect(await textField('Description')).toHaveValue('A **shop**. Ours.');
    // Once for the form, and once before it is saved.
    expect(sentCalls('/projects/load.php')).toHaveLength(2);
  });
});
