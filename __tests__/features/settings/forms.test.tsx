import { screen, within } from '@testing-library/react';
import type { Answer } from '@/protocol/operations';
import { selectChosenLocale } from '@/screen/language';
import { arriveAt, choose, submitForm, textField } from '@tests/support/forms';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { findRecorded } from '@tests/support/server/recordedCalls';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const box = (name: string) => screen.findByRole('checkbox', { name });
const list = (name: string) => screen.findByRole('combobox', { name });
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

function recordedRegionalSettings(): Answer<'loadRegionalSettings'> {
  const call = findRecorded('admin', '/settings/regional/load.php', {});
  if (!call || !('result' in call.answer)) throw new Error('Not recorded');
  return call.answer.result as Answer<'loadRegionalSettings'>;
}

describe('access', () => {
  const at = '/settings/access';

  it('sends each setting only with the one it depends on', async () => {
    serverAnswers('/settings/access/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await box('Allow user registration')).toBeChecked();
    expect(await textField('Email address for notifications')).toHaveValue('admin@example.com');
    await user.click(await box('Approve registrations automatically'));
    expect(await textField('Email address for notifications')).toBeDisabled();
    await submitForm(user);

    expect((await sentTo('/settings/access/edit.php')).payload).toEqual({
      anonymousAccess: true,
      selfRegister: true,
      registerAutoApprove: true,
    });
    await arriveAt('/settings');

    window.location.hash = '#/settings/access';
    await user.click(await box('Allow user registration'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(await box('Allow anonymous access'));
    await submitForm(user);

    await arriveAt('/settings');
    expect((await sentTo('/settings/access/edit.php')).payload).toEqual({
      anonymousAccess: false,
      selfRegister: false,
    });
  });

  it('sends whom to notify, who must be an address while it matters', async () => {
    serverAnswers('/settings/access/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    await user.type(await textField('Email address for notifications'), ' and me');
    await submitForm(user);
    expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
    expect(sentCalls('/settings/access/edit.php')).toHaveLength(0);
    await user.clear(await textField('Email address for notifications'));
    await submitForm(user);

    expect((await sentTo('/settings/access/edit.php')).payload).toEqual({
      anonymousAccess: true,
      selfRegister: true,
      registerAutoApprove: false,
      registerNotifyEmail: '',
    });
  });

  it('does not look at an address that nobody will write to', async () => {
    serverAnswers('/settings/access/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    await user.type(await textField('Email address for notifications'), ' and me');
    await user.click(await box('Approve registrations automatically'));
    await submitForm(user);

    expect((await sentTo('/settings/access/edit.php')).payload).toEqual({
      anonymousAccess: true,
      selfRegister: true,
      registerAutoApprove: true,
    });
  });

  it('offers no registration without e-mail', async () => {
    serverAnswers('/settings/access/load.php', {
      settings: { emailEngine: null, anonymousAccess: false },
    });
    serverAnswers('/settings/access/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await box('Allow anonymous access'));
    expect(screen.getByText('Users can register only if the server sends email.')).toBeVisible();
    await submitForm(user);

    expect((await sentTo('/settings/access/edit.php')).payload).toEqual({
      anonymousAccess: true,
      selfRegister: false,
    });
  });
});

describe('regional settings', () => {
  const at = '/settings/regional';

  it('are sent as keys, the first day as a number', async () => {
    serverAnswers('/settings/regional/edit.php', { changed: true, updateLanguage: false });
    const { store, user } = renderApp({ at, as: 'admin' });

    expect(await list('Language')).toHaveDisplayValue('English / United States');
    expect(await list('Time zone')).toHaveTextContent('Default (UTC)');
    expect(optionsOf(await list('First day of week'))).toEqual([
      'Default',
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    await user.selectOptions(await list('Language'), 'Polski');
    await choose(user, 'Time zone', 'America / St. Johns');
    await user.selectOptions(await list('Number format'), '1.000,00');
    await user.selectOptions(await list('Date format'), 'dd.mm.yyyy');
    await user.selectOptions(await list('Time format'), 'HH:mm');
    await user.selectOptions(await list('First day of week'), 'Sunday');
    await submitForm(user);

    expect((await sentTo('/settings/regional/edit.php')).payload).toEqual({
      language: 'pl',
      timeZone: 'America/St_Johns',
      numberFormat: 'com1',
      dateFormat: 'dmy4',
      timeFormat: '24h2',
      firstDay: 0,
    });
    await arriveAt('/settings');
    expect(selectChosenLocale(store.getState())).toBeNull();
  });

  it('find a time zone by a part of its name', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await list('Time zone'));
    await user.keyboard('warsaw');

    const zones = screen.getByRole('dialog', { name: 'Time zone' });
    expect(optionsOf(zones)).toEqual(['Default (UTC)', 'Europe / Warsaw']);
    expect(
      within(zones)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual([null, 'GMT+01:00 (03:25)']);
    await user.keyboard('{Escape}');
    await user.click(await list('Time zone'));

    expect(optionsOf(screen.getByRole('dialog', { name: 'Time zone' }))).toHaveLength(2);
  });

  it('switch the language of the interface when the server says so', async () => {
    serverAnswers('/settings/regional/edit.php', { changed: true, updateLanguage: true });
    const { store, user } = renderApp({ at, as: 'admin' });

    await user.selectOptions(await list('Language'), 'Deutsch');
    await submitForm(user);

    await arriveAt('/settings');
    expect(selectChosenLocale(store.getState())).toBe('de');
    expect((await sentTo('/settings/regional/edit.php')).payload).toEqual({
      language: 'de',
      timeZone: '',
      numberFormat: '',
      dateFormat: '',
      timeFormat: '',
    });
  });

  it('tell Sunday from the default, and show what the server does not offer', async () => {
    serverAnswers('/settings/regional/load.php', {
      ...recordedRegionalSettings(),
      settings: {
        language: 'eo',
        timeZone: 'US/Pacific',
        numberFormat: 'x1',
        dateFormat: null,
        timeFormat: null,
        firstDay: 0,
      },
    });
    renderApp({ at, as: 'admin' });

    expect(await list('First day of week')).toHaveDisplayValue('Sunday');
    expect(await list('Language')).toHaveDisplayValue('eo');
    expect(await list('Time zone')).toHaveTextContent('US / Pacific');
    expect(await list('Number format')).toHaveDisplayValue('x1');
    expect(await list('Date format')).toHaveDisplayValue('Default');
  });
});

describe('advanced settings', () => {
  const at = '/settings/advanced';

  it('are sent as a whole', async () => {
    serverAnswers('/settings/advanced/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await box('Hide the ID column in issue lists'));
    const choices = [
      ['Order of issue history', 'Newest first'],
      ['Default text format', 'Plain text'],
      ['Maximum length of comments and descriptions', '100,000 characters'],
      ['Maximum size of files', '256 MB'],
      ['Store in the database up to', 'Always'],
      ['Inactive sessions', '60 minutes'],
      ['Registration and password reset requests', '36 hours'],
      ['Event log entries', '120 days'],
    ] as const;
    for (const [label, option] of choices) await user.selectOptions(await list(label), option);
    await submitForm(user);

    expect((await sentTo('/settings/advanced/edit.php')).payload).toEqual({
      hideIdColumn: true,
      hideEmptyValues: false,
      historyOrder: 'desc',
      defaultFormat: 0,
      commentMaxLength: 100_000,
      fileMaxSize: 268_435_456,
      fileDbMaxSize: 2_147_483_647,
      sessionMaxLifetime: 3600,
      registerMaxLifetime: 129_600,
      logMaxLifetime: 10_368_000,
    });
    await arriveAt('/settings');
  });

  it('show stored values that are not offered otherwise, in their place', async () => {
    renderApp({ at, as: 'admin' });

    const requests = await list('Registration and password reset requests');
    expect(requests).toHaveDisplayValue('30 days');
    expect(optionsOf(requests)).toEqual([
      '2 hours',
      '4 hours',
      '6 hours',
      '12 hours',
      '18 hours',
      '24 hours',
      '36 hours',
      '2 days',
      '30 days',
    ]);
    expect(optionsOf(await list('Store in the database up to'))).toEqual([
      'Never',
      ...[1, 2, 4, 8, 16, 32, 64, 128, 256].map((size) => `${size} kB`),
      'Always',
    ]);
  });

  it('say why they were refused', async () => {
    serverRefuses('/settings/advanced/edit.php', 329);
    const { user } = renderApp({ at, as: 'admin' });

    await user.click(await box('Hide the ID column in issue lists'));
    await submitForm(user);

    expect(await screen.findByText('The number is too large.')).toBeVisible();
  });
});

describe('the schedule of reports', () => {
  it('is sent as hour and day', async () => {
    serverAnswers('/settings/cron/edit.php', { changed: true });
    const { user } = renderApp({ at: '/settings/cron', as: 'admin' });

    expect(await list('Hour of reports')).toHaveDisplayValue('8:00 am');
    expect(await list('Day of weekly reports')).toHaveDisplayValue('Monday');
    await user.selectOptions(await list('Hour of reports'), '11:00 pm');
    await user.selectOptions(await list('Day of weekly reports'), 'Saturday');
    await submitForm(user);

    expect((await sentTo('/settings/cron/edit.php')).payload).toEqual({
      reportHour: 23,
      reportDay: 6,
    });
    await arriveAt('/settings');
  });

  it('can be reached by its address while no e-mail is sent', async () => {
    const global = readGlobal('admin');
    serverAnswers('/global.php', { ...global, settings: { ...global.settings, reports: false } });
    renderApp({ at: '/settings/cron', as: 'admin' });

    expect(await list('Hour of reports')).toHaveDisplayValue('8:00 am');
  });
});
