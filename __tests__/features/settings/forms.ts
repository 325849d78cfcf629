import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { retype, textField } from '@tests/support/forms';
import { serverAnswers } from '@tests/support/server/scenarios';
import type { FormCase } from '../form';
import { mailServer, storedInbox } from './answeredInboxes';

const tick = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('checkbox', { name }));

const select = (name: string, option: string) => async (user: UserEvent) =>
  user.selectOptions(await screen.findByRole('combobox', { name }), option);

const shared = { as: 'admin', access: 'admin', cancelledTo: '/settings' } as const;

const answerServer = () => {
  serverAnswers('/settings/load.php', mailServer);
};

export const settingsForms: readonly FormCase[] = [
  {
    ...shared,
    at: '/settings/server/rename',
    title: 'Rename server',
    prepare: answerServer,
    loads: [{ path: '/settings/load.php', payload: {} }],
    change: async (user) => retype(user, await textField('Server name'), 'New name'),
    save: '/settings/server/rename.php',
    isEdit: true,
    meanwhile: { place: 'serverName', value: 'Theirs', shown: 'Theirs' },
  },
  {
    ...shared,
    at: '/settings/email',
    title: 'Email settings',
    loads: [{ path: '/settings/email/load.php', payload: {} }],
    change: async (user) => retype(user, await textField('Sender address'), 'me@example.com'),
    save: '/settings/email/edit.php',
    isEdit: true,
    meanwhile: {
      place: 'settings.emailFrom',
      value: 'theirs@example.com',
      shown: 'theirs@example.com',
    },
    beside: {
      place: 'settings.smtpPort',
      value: 2626,
      name: 'Port',
      sent: { smtpPort: 2626 },
    },
  },
  {
    ...shared,
    at: '/settings/access',
    title: 'Access settings',
    loads: [{ path: '/settings/access/load.php', payload: {} }],
    change: tick('Allow anonymous access'),
    save: '/settings/access/edit.php',
    isEdit: true,
    beside: {
      place: 'settings.registerNotifyEmail',
      value: 'theirs@example.com',
      name: 'Email address for notifications',
      sent: { registerNotifyEmail: 'theirs@example.com' },
    },
  },
  {
    ...shared,
    at: '/settings/regional',
    title: 'Regional settings',
    loads: [{ path: '/settings/regional/load.php', payload: {} }],
    change: select('First day of week', 'Sunday'),
    save: '/settings/regional/edit.php',
    isEdit: true,
    meanwhile: { place: 'settings.firstDay', value: 6, shown: 'Saturday' },
    beside: {
      place: 'settings.timeZone',
      value: 'Asia/Tokyo',
      name: 'Time zone',
      sent: { timeZone: 'Asia/Tokyo' },
    },
  },
  {
    ...shared,
    at: '/settings/advanced',
    title: 'Advanced settings',
    loads: [{ path: '/settings/advanced/load.php', payload: {} }],
    change: select('Maximum length of comments and descriptions', '50,000 characters'),
    save: '/settings/advanced/edit.php',
    isEdit: true,
    meanwhile: { place: 'settings.commentMaxLength', value: 5_000, shown: '5,000 characters' },
    beside: {
      place: 'settings.historyOrder',
      value: 'desc',
      name: 'Order of issue history',
      sent: { historyOrder: 'desc' },
    },
  },
  {
    ...shared,
    at: '/settings/cron',
    title: 'Scheduled tasks',
    loads: [{ path: '/settings/cron/load.php', payload: {} }],
    change: select('Day of weekly reports', 'Sunday'),
    save: '/settings/cron/edit.php',
    isEdit: true,
    meanwhile: { place: 'settings.reportDay', value: 3, shown: 'Wednesday' },
    beside: {
      place: 'settings.reportHour',
      value: 5,
      name: 'Hour of reports',
      sent: { reportHour: 5 },
    },
  },
  {
    ...shared,
    at: '/settings/inboxes/add',
    title: 'Add inbox',
    prepare: answerServer,
    loads: [{ path: '/settings/load.php', payload: {} }],
    change: async (user) => {
      await user.type(await textField('Email address'), 'new@example.com');
      await user.type(await textField('Server address'), 'mail.example.com');
      await user.type(await textField('Port'), '143');
      await tick('Choose the folder by the message’s address')(user);
    },
    save: '/settings/inboxes/add.php',
    isEdit: false,
  },
  {
    ...shared,
    at: '/settings/inboxes/1/edit',
    title: 'Edit inbox',
    prepare: () => {
      serverAnswers('/settings/inboxes/load.php', storedInbox);
    },
    loads: [{ path: '/settings/inboxes/load.php', payload: { inboxId: 1, details: true } }],
    change: async (user) => retype(user, await textField('Server address'), 'mine.example.com'),
    save: '/settings/inboxes/edit.php',
    isEdit: true,
    meanwhile: {
      place: 'details.server',
      value: 'theirs.example.com',
      shown: 'theirs.example.com',
    },
    beside: {
      place: 'details.mailbox',
      value: 'Theirs',
      name: 'Mailbox name',
      sent: { mailbox: 'Theirs' },
    },
  },
];
