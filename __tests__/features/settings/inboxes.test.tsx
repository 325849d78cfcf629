import { screen, within } from '@testing-library/react';
import { arriveAt, choose, retype, submitForm, textField } from '@tests/support/forms';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';
import { mailServer, storedInbox } from './answeredInboxes';

const noMailboxes =
  'This server cannot read mailboxes, because its support for IMAP or POP3 is missing.';

const box = (name: string) => screen.findByRole('checkbox', { name });
const list = (name: string) => screen.findByRole('combobox', { name });
const engine = (name: string) => screen.findByRole('radio', { name });
const password = () => screen.getByLabelText('Password');
const test = () => screen.findByRole('button', { name: 'Test the connection' });

const connection = {
  engine: 'imap',
  email: 'issues@example.com',
  server: 'mail.example.com',
  port: 993,
  encryption: 'ssl',
  user: 'issues',
  password: 'secret',
  mailbox: 'INBOX',
  noValidate: true,
  useOAuth: false,
};

const whole = {
  ...connection,
  leaveMessages: true,
  allowExternal: true,
  robot: 3,
  mapFolder: false,
  defaultFolder: 4,
  format: 0,
  respond: true,
  subscribe: false,
};

describe('adding an inbox', () => {
  const at = '/settings/inboxes/add';

  it('sends what was filled in, and only what has a use', async () => {
    serverAnswers('/settings/load.php', mailServer);
    serverAnswers('/settings/inboxes/add.php', { inboxId: 2, changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await textField('Email address')).toHaveFocus();
    expect((await sentTo('/settings/load.php')).payload).toEqual({});
    expect(await engine('IMAP')).toBeChecked();
    expect(await box('Do not verify the mail server’s certificate')).toBeDisabled();
    expect(await list('Create issues on behalf of')).toBeDisabled();
    await user.type(await textField('Email address'), 'new@example.com');
    await user.type(await textField('Server address'), 'mail.example.com');
    await user.type(await textField('Port'), '143');
    await choose(user, 'Project', 'Acme Website');
    await user.click(await screen.findByRole('option', { name: 'Discussions' }));
    await submitForm(user);

    expect((await sentTo('/settings/inboxes/add.php')).payload).toEqual({
      engine: 'imap',
      email: 'new@example.com',
      server: 'mail.example.com',
      port: 143,
      encryption: '',
      user: '',
      password: '',
      mailbox: '',
      useOAuth: false,
      leaveMessages: false,
      allowExternal: false,
      mapFolder: false,
      defaultFolder: 4,
      format: 0,
      respond: false,
      subscribe: false,
    });
    await arriveAt('/settings');
  });

  it('wants address, server, port and folder, and for strangers a user', async () => {
    serverAnswers('/settings/load.php', mailServer);
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await box('Accept messages from people without an account'));
    await submitForm(user);

    expect(await screen.findAllByText('Enter a value.')).toHaveLength(5);
    for (const label of ['Email address', 'Server address', 'Port']) {
      expect(await textField(label)).toBeInvalid();
    }
    expect(await list('Create issues on behalf of')).toBeInvalid();
    expect(await list('Folder')).toBeInvalid();
    await choose(user, 'Project', 'Acme Website');
    await user.keyboard('{Escape}');
    await submitForm(user);

    expect(await list('Folder')).toBeInvalid();
    expect(sentCalls('/settings/inboxes/add.php')).toHaveLength(0);
  });

  it('offers only what the server can do', async () => {
    serverAnswers('/settings/load.php', {
      ...mailServer,
      settings: { ...mailServer.settings, emailEngine: null },
      hasPop3: false,
      hasOAuth: false,
    });
    serverAnswers('/global.php', { ...readGlobal('admin'), serverVersion: '2.0.3' });
    renderApp({ at, as: 'admin' });

    expect(await engine('POP3')).toBeDisabled();
    expect(await box('Use OAuth instead of a password')).toBeDisabled();
    expect(screen.queryByRole('region', { name: 'Replies to the sender' })).not.toBeInTheDocument();
    expect(within(await list('Format')).getAllByRole('option')).toHaveLength(1);
  });

  it('is refused where mailboxes cannot be read', async () => {
    serverAnswers('/settings/load.php', { ...mailServer, hasImap: false });
    renderApp({ at, as: 'admin' });

    expect(await screen.findByText(noMailboxes)).toBeVisible();
  });

  it('says at the address that another inbox has it', async () => {
    serverAnswers('/settings/load.php', mailServer);
    serverRefuses('/settings/inboxes/add.php', 358);
    const { user } = renderApp({ at, as: 'admin' });

    await user.type(await textField('Email address'), 'issues@example.com');
    await user.type(await textField('Server address'), 'mail.example.com');
    await user.type(await textField('Port'), '143');
    await user.click(await box('Choose the folder by the message’s address'));
    await submitForm(user);

    await sentTo('/settings/inboxes/add.php');
    expect(
      await screen.findByRole('textbox', { name: /Email address/, description: /already/ }),
    ).toBeInvalid();
  });
});

describe('editing an inbox', () => {
  const at = '/settings/inboxes/1/edit';

  beforeEach(() => {
    serverAnswers('/settings/inboxes/load.php', storedInbox);
    serverAnswers('/settings/inboxes/edit.php', { inboxId: 1, changed: true });
  });

  it('sends all of it', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    expect((await sentTo('/settings/inboxes/load.php')).payload).toEqual({
      inboxId: 1,
      details: true,
    });
    expect(await list('Project')).toHaveTextContent('Acme Website');
    expect(await list('Folder')).toHaveTextContent('Discussions');
    expect(await list('Create issues on behalf of')).toHaveTextContent('Bob Mason');
    expect(screen.getByRole('link', { name: 'Delete inbox' })).toHaveAttribute(
      'href',
      '#/settings/inboxes/1/delete',
    );
    await user.click(await box('Subscribe the sender to the issue'));
    await user.selectOptions(await list('Format'), 'Whole message as one EML attachment');
    await submitForm(user);

    expect((await sentTo('/settings/inboxes/edit.php')).payload).toEqual({
      inboxId: 1,
      ...whole,
      subscribe: true,
      format: 1,
    });
    await arriveAt('/settings');
  });

  it('leaves out what POP3 and missing encryption have no use for', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await engine('POP3'));
    await user.selectOptions(await list('Encryption'), 'None');
    expect(await box('Keep processed messages in the mailbox')).toBeDisabled();
    expect(await box('Use OAuth instead of a password')).toBeDisabled();
    await submitForm(user);

    const { noValidate, useOAuth, leaveMessages, ...rest } = whole;
    expect([noValidate, useOAuth, leaveMessages]).toEqual([true, false, true]);
    expect((await sentTo('/settings/inboxes/edit.php')).payload).toEqual({
      inboxId: 1,
      ...rest,
      engine: 'pop3',
      encryption: '',
    });
  });

  it('keeps a folder and a user that it does not know, such as those of the archive', async () => {
    serverAnswers('/settings/inboxes/load.php', {
      ...storedInbox,
      details: { ...storedInbox.details, defaultFolder: 99, robot: 77 },
    });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await list('Folder')).toHaveTextContent('#99');
    expect(await list('Create issues on behalf of')).toHaveTextContent('#77');
    await user.click(await box('Subscribe the sender to the issue'));
    await submitForm(user);

    expect((await sentTo('/settings/inboxes/edit.php')).payload).toMatchObject({
      defaultFolder: 99,
      robot: 77,
      subscribe: true,
    });
  });

  it('keeps a format and a server type that the server has no longer', async () => {
    serverAnswers('/global.php', { ...readGlobal('admin'), serverVersion: '2.0.3' });
    serverAnswers('/settings/inboxes/load.php', {
      ...storedInbox,
      engine: 'pop3',
      details: { ...storedInbox.details, format: 1 },
      hasPop3: false,
    });
    renderApp({ at, as: 'admin' });

    expect(await list('Format')).toHaveDisplayValue('Whole message as one EML attachment');
    expect(await engine('POP3')).toBeChecked();
  });

  it('sends no password with OAuth', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await box('Use OAuth instead of a password'));
    expect(password()).toBeDisabled();
    await submitForm(user);

    expect((await sentTo('/settings/inboxes/edit.php')).payload).toEqual({
      inboxId: 1,
      ...whole,
      password: '',
      useOAuth: true,
    });
  });

  it('says at the address that another inbox has it', async () => {
    serverRefuses('/settings/inboxes/edit.php', 358);
    const { user } = renderApp({ at, as: 'admin' });

    await retype(user, await textField('Email address'), 'support@example.com');
    await submitForm(user);

    expect(
      await screen.findByRole('textbox', { name: /Email address/, description: /already/ }),
    ).toBeInvalid();
  });

  it('tries the connection out, whoever gets the messages', async () => {
    serverAnswers('/settings/inboxes/test.php', { status: true });
    const { user } = renderApp({ at, as: 'admin' });

    await choose(user, 'Create issues on behalf of', 'Select a user');
    await choose(user, 'Folder', 'No folder');
    await user.click(await test());

    expect(await screen.findByText('The mailbox can be read.')).toBeVisible();
    expect((await sentTo('/settings/inboxes/test.php')).payload).toEqual(connection);
  });

  it('tries nothing out while something is wrong', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await retype(user, await textField('Port'), '99999');
    await user.click(await test());

    expect(await screen.findByText('The number is too large.')).toBeVisible();
    expect(sentCalls('/settings/inboxes/test.php')).toHaveLength(0);
  });
});

it('may be refused by a server without POP3', async () => {
  renderApp({ at: '/settings/inboxes/1/edit', as: 'admin' });

  expect(await screen.findByText(noMailboxes)).toBeVisible();
});
