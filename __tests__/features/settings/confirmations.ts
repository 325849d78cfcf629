import { serverAnswers } from '@tests/support/server/scenarios';
import type { Confirmation } from '../confirmation';

export const settingsConfirmations: readonly Confirmation[] = [
  {
    at: '/settings/server/uuid',
    as: 'admin',
    access: 'admin',
    title: 'Reset unique ID',
    asks: 'Reset the unique ID of this server?',
    notes: [
      'Do this only after the server has been copied. Other clients will treat it as a different server and forget what they know about it.',
    ],
    save: { path: '/settings/server/uuid.php', payload: {}, answer: { serverUuid: 'new' } },
    cancelledTo: '/settings',
  },
  {
    at: '/settings/inboxes/1/delete',
    as: 'admin',
    access: 'admin',
    title: 'Delete inbox',
    asks: 'Delete the inbox issues@example.com?',
    names: ['issues@example.com'],
    prepare: () => {
      serverAnswers('/settings/inboxes/load.php', { engine: 'imap', email: 'issues@example.com' });
    },
    load: { path: '/settings/inboxes/load.php', payload: { inboxId: 1 } },
    save: { path: '/settings/inboxes/delete.php', payload: { inboxId: 1 }, answer: null },
    meanwhile: {
      place: 'email',
      value: 'other@example.com',
      label: 'Email address',
      before: 'issues@example.com',
      after: 'other@example.com',
    },
    isDangerous: true,
    cancelledTo: '/settings',
  },
];
