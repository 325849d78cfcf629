import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '@/protocol/operations';
import { titleIs } from '@tests/support/title';
import { arriveAt, retype, submitForm, textField } from '@tests/support/forms';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';
import { rowsOf } from '@tests/support/tables';

type Overview = Answer<'loadServerSettings'>;

const overview = ({
  settings,
  ...rest
}: Partial<Omit<Overview, 'settings'>> & {
  settings?: Partial<Overview['settings']>;
}): Overview => ({
  serverName: 'Tracker',
  inboxes: [],
  hasImap: true,
  hasPop3: false,
  hasOAuth: false,
  ...rest,
  settings: {
    emailEngine: 'standard',
    emailFrom: 'tracker@example.com',
    cronLast: 300,
    anonymousAccess: false,
    selfRegister: false,
    language: 'en_US',
    timeZone: 'America/St_Johns',
    ...settings,
  },
});

const section = (name: string) => screen.findByRole('region', { name });

describe('the page of settings', () => {
  it('shows everything of a server that sends e-mail', async () => {
    const { user } = renderApp({ at: '/settings', as: 'admin' });

    expect(await screen.findByRole('dialog', { name: 'Server settings' })).toBeVisible();
    expect((await sentTo('/settings/load.php')).payload).toEqual({ inboxes: true });
    expect(await section('Server information')).toHaveTextContent('Acme Issue Tracker');
    expect(await section('Regional settings')).toHaveTextContent('English / United States');
    expect(await section('Email settings')).toHaveTextContent('tracker@example.com');
    expect(await section('Scheduled tasks')).toHaveTextContent(
      'Never run. Without scheduled tasks',
    );
    expect(await section('Access settings')).toHaveTextContent(
      'Anonymous accessOnUser registrationOn',
    );
    expect(await rowsOf('Email inboxes')).toEqual([['issues@example.com', 'IMAP']]);
    expect(screen.getByRole('link', { name: 'issues@example.com' })).toHaveAttribute(
      'href',
      '#/settings/inboxes/1/edit',
    );
    expect(screen.queryByRole('region', { name: 'OAuth configuration' })).not.toBeInTheDocument();
    await user.click(
      within(await section('Server information')).getByRole('button', { name: 'More' }),
    );
    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
      '#/settings/server/rename',
      '#/settings/server/uuid',
    ]);
  });

  it.each([
    ['Regional settings', '/settings/regional'],
    ['Email settings', '/settings/email'],
    ['Scheduled tasks', '/settings/cron'],
    ['Access settings', '/settings/access'],
    ['Advanced settings', '/settings/advanced'],
    ['OAuth configuration', '/settings/oauth'],
  ])('leads from %s to %s', async (name, path) => {
    serverAnswers('/settings/load.php', overview({ hasOAuth: true }));
    renderApp({ at: '/settings', as: 'admin' });

    expect(within(await section(name)).getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `#${path}`,
    );
  });

  it('says what does not work without e-mail', async () => {
    serverAnswers(
      '/settings/load.php',
      overview({ settings: { emailEngine: null, cronLast: 400_000 } }),
    );
    renderApp({ at: '/settings', as: 'admin' });

    expect(await section('Email settings')).toHaveTextContent('The server does not send email');
    expect(await section('Access settings')).toHaveTextContent('Not available without email');
    const cron = await section('Scheduled tasks');
    expect(cron).toHaveTextContent('Last run 5 days ago.');
    expect(cron).not.toHaveTextContent('Without them');
    expect(within(cron).queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(await section('Regional settings')).toHaveTextContent('America / St. Johns');
  });

  it.each([
    [7200, 'Last run 2 hours ago.', false],
    [7201, 'Last run 2 hours ago. Without scheduled tasks', true],
    [300, 'Last run 5 minutes ago.', false],
    [59, 'Last run just now.', false],
  ])('warns of tasks that ran %i s ago: %s', async (cronLast, text, isWarning) => {
    serverAnswers('/settings/load.php', overview({ settings: { cronLast } }));
    renderApp({ at: '/settings', as: 'admin' });

    const cron = await section('Scheduled tasks');
    expect(cron).toHaveTextContent(text);
    expect(cron.textContent.includes('Without scheduled tasks')).toBe(isWarning);
  });

  it('says what is missing for inboxes', async () => {
    serverAnswers('/settings/load.php', overview({ hasImap: false }));
    renderApp({ at: '/settings', as: 'admin' });

    const inboxes = await section('Email inboxes');
    expect(inboxes).toHaveTextContent('The server cannot read mailboxes');
    expect(within(inboxes).queryByRole('link')).not.toBeInTheDocument();
  });

  it('says that there are no inboxes', async () => {
    serverAnswers('/settings/load.php', overview({}));
    renderApp({ at: '/settings', as: 'admin' });

    const inboxes = await section('Email inboxes');
    expect(inboxes).toHaveTextContent('There are no inboxes.');
    expect(within(inboxes).getByRole('link', { name: 'Add inbox' })).toHaveAttribute(
      'href',
      '#/settings/inboxes/add',
    );
  });
});

describe('renaming the server', () => {
  const at = '/settings/server/rename';

  beforeEach(() => {
    serverAnswers('/settings/load.php', overview({}));
  });

  it('sends the name, and everything about the server is asked anew', async () => {
    serverAnswers('/settings/server/rename.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await textField('Server name')).toHaveValue('Tracker');
    expect((await sentTo('/settings/load.php')).payload).toEqual({});
    const asked = sentCalls('/global.php').length;
    await retype(user, await textField('Server name'), ' New   name{Enter}');

    expect((await sentTo('/settings/server/rename.php')).payload).toEqual({ name: 'New name' });
    await arriveAt('/settings');
    expect(sentCalls('/global.php')).toHaveLength(asked + 1);
  });

  it('shows the new name at once', async () => {
    serverAnswers('/settings/server/rename.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    const name = await textField('Server name');
    serverAnswers('/global.php', { ...readGlobal('admin'), serverName: 'New name' });
    serverAnswers('/settings/load.php', overview({ serverName: 'New name' }));
    await retype(user, name, 'New name{Enter}');

    await titleIs('Server settings | New name');
    expect(await section('Server information')).toHaveTextContent('New name');
  });

  it('wants a name', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await user.clear(await textField('Server name'));
    await submitForm(user);

    await waitFor(async () => {
      expect(await textField('Server name')).toBeInvalid();
    });
    expect(sentCalls('/settings/server/rename.php')).toHaveLength(0);
  });
});

const addresses = ['/settings', '/settings/oauth'];

const sentAboutSettings = () => sentCalls().filter(({ path }) => path.startsWith('/settings/'));

it.each(addresses)('%s is for system administrators only', async (at) => {
  renderApp({ at, as: 'bob' });

  expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  expect(sentAboutSettings()).toHaveLength(0);
});

it.each(addresses)('%s asks visitors to log in', async (at) => {
  renderApp({ at, as: 'anonymous' });

  expect(await screen.findByText('Log in to do this.')).toBeVisible();
  expect(sentAboutSettings()).toHaveLength(0);
});
