import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { arriveAt, retype, submitForm, textField } from '@tests/support/forms';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const password = () => screen.findByLabelText(/^Password/);
const repeated = () => screen.findByLabelText(/^Repeat the password/);
const invitation = () => screen.findByRole('checkbox', { name: /^Email an invitation/ });
const language = () => screen.findByRole('combobox', { name: 'Language' });

async function nameUser(user: UserEvent) {
  await user.type(await textField('Name'), '  Nina   New ');
  await user.type(await textField('Login'), 'nina');
}

describe('adding a user', () => {
  const at = '/users/add';

  it('sends a password, and leads to the new user', async () => {
    serverAnswers('/users/add.php', { userId: 4, changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await textField('Name')).toHaveFocus();
    for (const field of [await textField('Name'), await textField('Login'), await password()]) {
      expect(field).toHaveAttribute('maxlength', '80');
    }
    expect(await textField('Login')).toHaveAttribute('autocapitalize', 'none');
    await nameUser(user);
    await user.type(await password(), 'secret-1');
    await user.type(await repeated(), 'secret-1');
    await user.click(screen.getByRole('checkbox', { name: /next login/ }));
    await user.type(await textField('Email address'), 'nina@example.com');
    const languages = within(await language()).getAllByRole('option');
    expect(languages[0]).toHaveTextContent('Default language');
    expect(languages).toHaveLength(1 + readGlobal('admin').languages.length);
    await user.selectOptions(await language(), 'Polski');
    await submitForm(user);

    expect((await sentTo('/users/add.php')).payload).toEqual({
      name: 'Nina New',
      login: 'nina',
      password: 'secret-1',
      mustChangePassword: true,
      email: 'nina@example.com',
      language: 'pl',
    });
    await arriveAt('/users/4');
  });

  it('sends an invitation in place of a password', async () => {
    serverAnswers('/users/add.php', { userId: 4, changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    await nameUser(user);
    await user.click(await invitation());
    expect(await password()).toBeDisabled();
    expect(await repeated()).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /next login/ })).toBeDisabled();
    await submitForm(user);
    expect(await textField('Email address')).toHaveAccessibleDescription(
      'Enter an email address for the invitation.',
    );
    expect(sentCalls('/users/add.php')).toHaveLength(0);
    await user.type(await textField('Email address'), 'nina@example.com');
    await submitForm(user);

    expect((await sentTo('/users/add.php')).payload).toEqual({
      name: 'Nina New',
      login: 'nina',
      sendInvitationEmail: true,
      email: 'nina@example.com',
      language: '',
    });
    await arriveAt('/users/4');
  });

  it('knows no invitations when the server sends no e-mail', async () => {
    const global = readGlobal('admin');
    serverAnswers('/global.php', {
      ...global,
      settings: { ...global.settings, resetPassword: false },
    });
    renderApp({ at, as: 'admin' });

    expect(await textField('Name')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /invitation/ })).not.toBeInTheDocument();
  });

  it('asks for what is missing', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await user.type(await textField('Email address'), 'nina@nowhere');
    await submitForm(user);

    await waitFor(async () => {
      expect(await textField('Name')).toBeInvalid();
    });
    expect(await textField('Name')).toHaveFocus();
    expect(await textField('Login')).toBeInvalid();
    expect(await password()).toBeInvalid();
    expect(await repeated()).toBeInvalid();
    expect(await textField('Email address')).toBeInvalid();
    expect(sentCalls('/users/add.php')).toHaveLength(0);
  });

  it('wants the password twice', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await nameUser(user);
    await user.type(await password(), 'secret-1');
    await user.type(await repeated(), 'secret-2');
    await submitForm(user);

    expect(await password()).toBeValid();
    await waitFor(async () => {
      expect(await repeated()).toBeInvalid();
    });
    expect(await repeated()).toHaveFocus();
  });

  it.each([
    [313, 'Name'],
    [366, 'Login'],
    [358, 'Email address'],
  ])('shows refusal %i at the field %s', async (code, label) => {
    serverRefuses('/users/add.php', code);
    const { user } = renderApp({ at, as: 'admin' });

    await nameUser(user);
    await user.type(await password(), 'secret-1');
    await user.type(await repeated(), 'secret-1');
    await submitForm(user);

    await waitFor(async () => {
      expect(await textField(label)).toBeInvalid();
    });
    expect(await textField(label)).toHaveFocus();
  });
});

describe('editing a user', () => {
  const at = '/users/4/edit';

  it('sends everything, and what is empty as such', async () => {
    serverAnswers('/users/edit.php', { userId: 4, changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await textField('Name')).toHaveValue('Carol Diaz');
    expect((await sentTo('/users/load.php')).payload).toEqual({ userId: 4 });
    await user.clear(await textField('Email address'));
    await retype(user, await textField('Login'), 'caro');
    await submitForm(user);

    expect((await sentTo('/users/edit.php')).payload).toEqual({
      userId: 4,
      name: 'Carol Diaz',
      login: 'caro',
      email: '',
      language: '',
    });
    await arriveAt('/users/4');
    expect(document.documentElement).toHaveAttribute('lang', 'en-US');
  });

  it('keeps a language that the server has dropped', async () => {
    serverAnswers('/users/load.php', {
      details: { id: 8, name: 'Grace', login: 'grace', access: 1, email: null, language: 'tlh' },
    });
    serverAnswers('/users/edit.php', { userId: 8, changed: true });
    const { user } = renderApp({ at: '/users/8/edit', as: 'admin' });

    expect(within(await language()).getByRole('option', { name: 'tlh' })).toBeVisible();
    await retype(user, await textField('Name'), 'Grace H.');
    await submitForm(user);

    expect((await sentTo('/users/edit.php')).payload).toMatchObject({ language: 'tlh' });
  });
});

describe.each(['/users/4/edit', '/account/edit'])(
  'editing by system administrators at %s',
  (at) => {
    it.each([
      [313, 'Name'],
      [366, 'Login'],
      [358, 'Email address'],
    ])('shows refusal %i at the field %s', async (code, label) => {
      serverRefuses('/users/edit.php', code);
      const { user } = renderApp({ at, as: 'admin' });

      expect(await textField('Name')).toHaveFocus();
      await retype(user, await textField('Name'), 'Bob Mason');
      await submitForm(user);

      await waitFor(async () => {
        expect(await textField(label)).toBeInvalid();
      });
      expect(await textField(label)).toHaveFocus();
      expect(sentCalls('/users/edit.php')).toHaveLength(1);
    });
  },
);

describe('editing the own account', () => {
  const at = '/account/edit';

  it('is about address and language', async () => {
    serverAnswers('/account/edit.php', { userId: 4, changed: true });
    const { user } = renderApp({ at, as: 'carol' });

    expect(await textField('Email address')).toHaveFocus();
    expect((await sentTo('/account/load.php')).payload).toEqual({});
    expect(screen.queryByRole('textbox', { name: /Name|Login/ })).not.toBeInTheDocument();
    await retype(user, await textField('Email address'), 'carol2@example.com');
    await submitForm(user);

    expect((await sentTo('/account/edit.php')).payload).toEqual({
      email: 'carol2@example.com',
      language: '',
    });
    await arriveAt('/account');
  });

  it('shows at the address that somebody else has it', async () => {
    serverRefuses('/account/edit.php', 358);
    const { user } = renderApp({ at, as: 'carol' });

    await retype(user, await textField('Email address'), 'bob@example.com');
    await submitForm(user);

    await waitFor(async () => {
      expect(await textField('Email address')).toBeInvalid();
    });
  });

  it('is about everything for system administrators', async () => {
    serverAnswers('/users/edit.php', { userId: 1, changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    await retype(user, await textField('Name'), 'Boss');
    await submitForm(user);

    expect((await sentTo('/users/edit.php')).payload).toEqual({
      userId: 1,
      name: 'Boss',
      login: 'admin',
      email: 'admin@example.com',
      language: '',
    });
    await arriveAt('/account');
  });
});

describe('the global access of a user', () => {
  const at = '/users/4/permissions/edit';

  it('is changed', async () => {
    serverAnswers('/users/access.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await screen.findByRole('radio', { name: /^Regular user/ })).toBeChecked();
    expect((await sentTo('/users/load.php')).payload).toEqual({ userId: 4 });
    await user.click(screen.getByRole('radio', { name: /^Disabled/ }));
    await submitForm(user);

    expect((await sentTo('/users/access.php')).payload).toEqual({ userId: 4, access: 0 });
    await arriveAt('/users/4');
  });
});
