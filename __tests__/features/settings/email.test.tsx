import { screen, waitFor } from '@testing-library/react';
import type { Answer } from '@/protocol/operations';
import { startClock } from '@tests/support/clock';
import { arriveAt, cancelForm, retype, submitForm, textField } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { answersAreSlow, serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
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

    expect(await box('Send email')).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(await box('Send email'));
    await user.type(await textField('Sender address'), 'me@example.com');
    await submitForm(user);

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
    await user.click(await box('Send email'));
    await submitForm(user);

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

    await user.click(await box('Use your own SMTP server'));
    expect(await textField('Port')).toHaveValue('');
    expect(await box('Use OAuth instead of a password')).toBeDisabled();
    await user.type(await textField('Server address'), 'mail.example.com');
    await user.type(await textField('Port'), '465');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encryption' }), 'SSL');
    await user.type(await textField('User name'), 'tracker');
    await user.type(password(), 'secret');
    await submitForm(user);

    expect((await sentTo('/settings/email/edit.php')).payload).toEqual({
      ...sent,
      emailEngine: 'smtp',
      smtpPort: 465,
      smtpEncryption: 'ssl',
    });
  });

  it.each([
    ['Sender address', 'nobody', 'Enter a valid email address.'],
    ['Server address', '', 'Enter a value.'],
    ['Port', '', 'Enter a value.'],
    ['Port', 'x', 'The value is not in the expected format.'],
    ['Port', '0', 'The number is too small.'],
    ['Port', '65536', 'The number is too large.'],
  ])('refuse as %s: "%s"', async (label, text, problem) => {
    serverAnswers('/settings/email/load.php', smtp);
    const { user } = renderApp({ at, as: 'admin' });

    await user.clear(await textField(label));
    if (text !== '') await user.type(await textField(label), text);
    await submitForm(user);

    expect(await screen.findByText(problem)).toBeVisible();
    expect(await textField(label)).toBeInvalid();
    expect(sentCalls('/settings/email/edit.php')).toHaveLength(0);
  });

  it('need no password with OAuth', async () => {
    serverAnswers('/settings/email/load.php', { ...smtp, hasOAuth: true });
    serverAnswers('/settings/email/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await box('Use OAuth instead of a password'));
    expect(password()).toBeDisabled();
    await submitForm(user);

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

    expect(await box('Use OAuth instead of a password')).toBeDisabled();
    expect(password()).toBeEnabled();
    await retype(user, await textField('Port'), '26');
    await submitForm(user);

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
    await submitForm(user);

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

    expect(await screen.findByText(/The test failed\./)).toBeVisible();
    expect(screen.queryByText('A message was sent to the sender address.')).toBeNull();
    await user.clear(await textField('Port'));
    await submitForm(user);

    await waitFor(() => {
      expect(screen.queryByText(/The test failed\./)).not.toBeInTheDocument();
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

    expect(await screen.findByText(/The test failed\./)).toBeVisible();
  });

  it('that one does not wait for any longer is no fault', async () => {
    serverAnswers('/settings/email/test.php', { status: true });
    answersAreSlow('/settings/email/test.php');
    const { user } = renderApp({ at, as: 'admin' });
    const button = await test();
    const clock = startClock();

    await user.click(button);
    // Nobody waits before the form was read.
    await clock.pass(1);
    await clock.pass(16);
    await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
    await clock.pass(1);

    expect(button).not.toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('says why it was refused', async () => {
    serverRefuses('/settings/email/test.php', 301);
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await test());

    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
    await cancelForm(user);
    await arriveAt('/settings');
  });
});
