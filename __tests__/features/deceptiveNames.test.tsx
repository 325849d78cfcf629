/** No name and no value of a tracker turns the writing around it, in any window. */
import { screen, waitFor } from '@testing-library/react';
import { readAllRoutes } from '@tests/support/allRoutes';
import { deceive, hasReplaced, serveDeceptively, turnedPlaces } from '@tests/support/deceptive';
import { optionsOf } from '@tests/support/renderApp';
import type { Login } from '@tests/support/server/recordedCalls';
import { serverAnswers } from '@tests/support/server/scenarios';
import { serveRecorded } from '@tests/support/server/tracker';
import { startApp } from '@tests/support/startApp';
import { alertConfirmations } from './alerts/confirmations';
import { alertForms } from './alerts/forms';
import { issueConfirmations } from './issues/confirmations';
import { issueForms } from './issues/forms';
import { projectConfirmations } from './projects/confirmations';
import { projectForms } from './projects/forms';
import { settingsConfirmations } from './settings/confirmations';
import { settingsForms } from './settings/forms';
import { typeConfirmations } from './types/confirmations';
import { typeForms } from './types/forms';
import { answerParts } from './types/recordedTypes';
import { userConfirmations } from './users/confirmations';
import { userForms } from './users/forms';

interface Visit {
  at: string;
  as: Login;
  prepare?: () => void;
  /** Where the list is that it is about. */
  list?: { at: string };
}

const forms: readonly Visit[] = [
  ...[...alertForms, ...issueForms, ...projectForms, ...settingsForms, ...typeForms, ...userForms],
  ...[...alertConfirmations, ...issueConfirmations, ...projectConfirmations],
  ...[...settingsConfirmations, ...typeConfirmations, ...userConfirmations],
];

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

const visits = [...forms, ...others];

it('looks at every window', async () => {
  const seen = (await readAllRoutes()).filter(({ handle }) =>
    visits.some(({ at }) => handle.open(at) !== null),
  );
  const unseen = (await readAllRoutes()).filter((route) => !seen.includes(route));

  expect(unseen.map(({ path }) => path)).toEqual([]);
});

it.each(visits)('$at says what is there, to $as', async ({ at, as, prepare, list }) => {
  serveRecorded(as);
  prepare?.();
  serveDeceptively();
  const { settled } = startApp({ options: deceive(optionsOf(as)), at: list?.at ?? at });
  await settled();
  if (list) window.location.hash = at;
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => {
    expect(dialog).toHaveAttribute('aria-busy', 'false');
  });
  await settled();

  expect(turnedPlaces()).toEqual([]);
  expect(hasReplaced()).toBe(true);
});
