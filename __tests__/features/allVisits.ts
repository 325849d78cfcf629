/** A visit to every window of the client: to one with a form or a question as its table says, else as is told here. */
import type { Login } from '@tests/support/server/recordedCalls';
import { serverAnswers } from '@tests/support/server/scenarios';
import { confirmations } from './allConfirmations';
import { forms } from './allForms';
import { answerParts } from './types/recordedTypes';

export interface Visit {
  at: string;
  as: Login;
  /** Answers that nobody recorded. */
  prepare?: () => void;
  /** Where the list is that it is about. */
  list?: { at: string };
}

/** What is only read, and forms with a story of their own. */
const others: readonly Visit[] = [
  ...['/about', '/account', '/users', '/users/4', '/users/requests', '/users/requests/1'],
  ...['/projects', '/projects/1', '/projects/1/permissions', '/projects/archive', '/types'],
  ...['/alerts', '/reports', '/settings', '/events/628', '/logout'],
]
  .map((at): Visit => ({ at, as: 'admin' }))
  .concat(
    [
      ...['/issues/7', '/issues/7/items/2105', '/issues/7/files/2111/preview', '/items/2105'],
      ...['/items/goto', '/search', '/alerts/5', '/types/2/issues/import'],
    ].map((at) => ({ at, as: 'carol' })),
    ['/export/csv', '/export/report'].map((at) => ({
      at,
      as: 'carol',
      list: { at: '/types/2/issues' },
    })),
    ['/types/4', '/types/4/views'].map((at) => ({
      at,
      as: 'admin',
      prepare: () => {
        answerParts('admin');
      },
    })),
    {
      at: '/settings/oauth',
      as: 'admin',
      prepare: () => {
        serverAnswers('/settings/oauth/load.php', { authorizationUrl: 'about:', isValid: true });
      },
    },
    {
      at: '/projects/archive/5',
      as: 'admin',
      prepare: () => {
        const details = { id: 5, name: 'Legacy' };
        serverAnswers('/projects/archive/load.php', { details, description: null });
      },
    },
    {
      at: '/events',
      as: 'admin',
      prepare: () => {
        const event = { id: 1, type: 'audit', severity: 1, date: 1, message: 'Added Bob' } as const;
        serverAnswers('/events/list.php', { events: [event], totalCount: 1 });
      },
    },
  );

/** Several to some. A window that is in none of them fails the walks. */
export const visits: readonly Visit[] = [...forms, ...confirmations, ...others];
