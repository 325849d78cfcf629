import { screen, waitFor } from '@testing-library/react';
import type { Answer } from '@/protocol/operations';
import { arriveAt, press, retype, textField } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const at = '/settings/email';

const smtp: Answer<'loadEmailSettings'> = {
  settings: {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: 'mail.example.com',
    smtpPort: 25,
    smtpEncryption: null,
    smtpUser: 'tracker',
    smtpPassword: 'secret',
    smtpUseOAuth: false,
  },
  hasOAuth: false,
};

const sent = {
  emailFrom: 'tracker@example.com',
  smtpServer: 'mail.example.com',
  smtpPort: 25,
  smtpEncryption: '',
  smtpUser: 'tracker',
  smtpPassword: 'secret',
  smtpUseOAuth: false,
};

const box = (name: string) => screen.findByRole('checkbox', { name });
const password = () => screen.getByLabelText('Password');
const test = () => screen.findByRole('button', { name: 'Send a test message' });

describe('the settings of e-mail', () => {
  it('switch it on by what the system offers', async () => {
    serverAnswers('/settings/email/load.php', { settings: { emailEngine: null }, hasOAuth: false });
    serverAnswers('/settings/email/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await box('Send e-mail')).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(await box('Send e-mail'));
    await user.type(await textField('Sender address'), 'me@example.com');
    await press(user, 'OK');

    expect((await sentTo('/settings/email/edit.php')).payload).toEqual({
      emailEngine: 'standard',
      emailFrom: 'me@example.com',
    });
    await arriveAt('/settings');
  });

  it('switch it off, and tell the rest of the client', async () => {
    serverAnswers('/settings/email/load.php', smtp);
    serverAnswers('/settings/email/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await textField('Sender address')).toHaveFocus();
    const asked = sentCalls('/global.php').length;
    await user.click(await box('Send e-mail'));
    await press(user, 'OK');

    expect((await sentTo('/settings/email/edit.php')).payload).toEqual({ emailEngine: '' });
    await arriveAt('/settings');
    expect(sentCalls('/global.php')).toHaveLength(asked + 1);
  });

  it('send all of a mail server', async () => {
    serverAnswers('/settings/email/load.php', {
      settings: { emailEngine: 'standard', emailFrom: 'tracker@example.com' },
      hasOAuth: false,
    });
    serverAnswers('/settings/email/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await box('Use an SMTP server of your own'));
    expect(await textField('Port')).toHaveValue('');
    expect(await box('Use OAuth in place of a password')).toBeDisabled();
    await user.type(await textField('Server address'), 'mail.example.com');
    await user.type(await textField('Port'), '465');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encryption' }), 'SSL');
    await user.type(await textField('User name'), 'tracker');
    await user.type(password(), 'secret');
    await press(user, 'OK');

    expect((await sentTo('/settings/email/edit.php')).payload).toEqual({
      ...sent,
      emailEngine: 'smtp',
      smtpPort: 465,
      smtpEncryption: 'ssl',
    });
  });

  it.each([
    ['Sender address', 'nobody', 'This is not an e-mail address.'],
    ['Server address', '', 'Enter a value.'],
    ['Port', '', 'Enter a value.'],
    ['Port', 'x', 'The value is not written in the expected way.'],
    ['Port', '0', 'The number is too small.'],
    ['Port', '65536', 'The number is too large.'],
  ])('refuse as %s: "%s"', async (label, text, problem) => {
    serverAnswers('/settings/email/load.php', smtp);
    const { user } = renderApp({ at, as: 'admin' });

    await user.clear(await textField(label));
    if (text !== '') await user.type(await textField(label), text);
    await press(user, 'OK');

    expect(await screen.findByText(problem)).toBeVisible();
    expect(await textField(label)).toBeInvalid();
    expect(sentCalls('/settings/email/edit.php')).toHaveLength(0);
  });

  it('need no password with OAuth', async () => {
    serverAnswers('/settings/email/load.php', { ...smtp, hasOAuth: true });
    serverAnswers('/settings/email/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await box('Use OAuth in place of a password'));
    expect(password()).toBeDisabled();
    await press(user, 'OK');

    expect((await sentTo('/settings/email/edit.php')).payload).toEqual({
      ...sent,
      emailEngine: 'smtp',
      smtpPassword: '',
      smtpUseOAuth: true,
    });
  });

  it('need a password as long as the server is not set up for OAuth', async () => {
    serverAnswers('/settings/email/load.php', {
      ...smtp,
      settings: { ...smtp.settings, smtpUseOAuth: true },
    });
    serverAnswers('/settings/email/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await box('Use OAuth in place of a password')).toBeDisabled();
    expect(password()).toBeEnabled();
    await retype(user, await textField('Port'), '26');
    await press(user, 'OK');

    expect((await sentTo('/settings/email/edit.php')).payload).toEqual({
      ...sent,
      emailEngine: 'smtp',
      smtpPort: 26,
      smtpUseOAuth: true,
    });
  });

  it('say why they were refused', async () => {
    serverRefuses('/settings/email/edit.php', 324);
    const { user } = renderApp({ at, as: 'admin' });

    await retype(user, await textField('Port'), '26');
    await press(user, 'OK');

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await textField('Port')).toHaveValue('26');
  });
});

describe('a test message', () => {
  beforeEach(() => {
    serverAnswers('/settings/email/load.php', smtp);
  });

  it('is sent without saving; what came of it stays until the next step', async () => {
    const passes = serverAnswers('/settings/email/test.php', { status: true });
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await test());
    expect(await screen.findByText('A message was sent to the sender address.')).toBeVisible();
    expect((await sentTo('/settings/email/test.php')).payload).toEqual(sent);
    passes.stop();
    serverAnswers('/settings/email/test.php', { status: false });
    await user.click(await test());

    expect(await screen.findByText(/It did not work\./)).toBeVisible();
    expect(screen.queryByText('A message was sent to the sender address.')).toBeNull();
    await user.clear(await textField('Port'));
    await press(user, 'OK');

    await waitFor(() => {
      expect(screen.queryByText(/It did not work\./)).not.toBeInTheDocument();
    });
    expect(sentCalls('/settings/email/edit.php')).toHaveLength(0);
  });

  it('is not sent while something is wrong', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await user.clear(await textField('Server address'));
    await user.click(await test());

    expect(await screen.findByText('Enter a value.')).toBeVisible();
    await waitFor(async () => {
      expect(await textField('Server address')).toHaveFocus();
    });
    expect(sentCalls('/settings/email/test.php')).toHaveLength(0);
  });

  it('fails where the server has not what it needs', async () => {
    serverRefuses('/settings/email/test.php', 500);
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await test());

    expect(await screen.findByText(/It did not work\./)).toBeVisible();
  });

  it('says why it was refused', async () => {
    serverRefuses('/settings/email/test.php', 301);
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await test());

    expect(await screen.findByText('You do not have the rights for this.')).toBeVisible();
    await press(user, 'Cancel');
    await arriveAt('/settings');
  });
});
