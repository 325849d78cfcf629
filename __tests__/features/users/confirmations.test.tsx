import { screen } from '@testing-library/react';
import type { OperationPath } from '@/protocol/operations';
import { arriveAt, press } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import type { Login } from '@tests/support/server/recordedCalls';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { replyWith, sentCalls, sentTo } from '@tests/support/server/tracker';

interface Confirmation {
  at: string;
  as: Login;
  title: string;
  names: readonly string[];
  loads: { path: OperationPath; payload: object };
  call: OperationPath;
  payload: object;
  backTo: string;
  savedTo: string;
}

const confirmations: readonly Confirmation[] = [
  {
    at: '/users/4/projects/1/remove',
    as: 'admin',
    title: 'Remove project',
    names: ['Carol Diaz', 'Acme Website'],
    loads: { path: '/users/projects/load.php', payload: { userId: 4, projectId: 1 } },
    call: '/users/projects/edit.php',
    payload: { userId: 4, projects: [1], access: 0 },
    backTo: '/users/4',
    savedTo: '/users/4',
  },
  {
    at: '/account/projects/1/remove',
    as: 'admin',
    title: 'Remove project',
    names: ['Carol Diaz', 'Acme Website'],
    loads: { path: '/users/projects/load.php', payload: { userId: 1, projectId: 1 } },
    call: '/users/projects/edit.php',
    payload: { userId: 1, projects: [1], access: 0 },
    backTo: '/account',
    savedTo: '/account',
  },
  {
    at: '/users/requests/1/reject',
    as: 'admin',
    title: 'Reject request',
    names: ['Ivan Petrov'],
    loads: { path: '/users/requests/load.php', payload: { requestId: 1 } },
    call: '/users/requests/reject.php',
    payload: { requestId: 1 },
    backTo: '/users/requests/1',
    savedTo: '/users/requests',
  },
  {
    at: '/users/4/password/reset',
    as: 'admin',
    title: 'Reset password',
    names: ['Carol Diaz'],
    loads: { path: '/users/load.php', payload: { userId: 4 } },
    call: '/users/password/reset.php',
    payload: { userId: 4 },
    backTo: '/users/4',
    savedTo: '/users/4',
  },
  {
    at: '/account/password/reset',
    as: 'carol',
    title: 'Reset password',
    names: [],
    loads: { path: '/account/load.php', payload: {} },
    call: '/account/password/reset.php',
    payload: {},
    backTo: '/account',
    savedTo: '/account',
  },
];

describe.each(confirmations)('$title at $at', (question) => {
  const { at, as, title, names, loads, call, payload, backTo, savedTo } = question;

  beforeEach(() => {
    serverAnswers('/users/projects/load.php', {
      userName: 'Carol Diaz',
      projectName: 'Acme Website',
      access: 1,
    });
  });

  it('asks, naming what it is about, and does it', async () => {
    replyWith((sent) => (sent.path === call ? Response.json({ result: null }) : undefined));
    const { user } = renderApp({ at, as });

    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect((await sentTo(loads.path)).payload).toEqual(loads.payload);
    for (const name of names) {
      expect(screen.getByText(name, { selector: 'strong' })).toBeVisible();
    }
    await press(user, 'OK');

    expect((await sentTo(call)).payload).toEqual(payload);
    await arriveAt(savedTo);
  });

  it('does nothing when it is cancelled', async () => {
    const { user } = renderApp({ at, as });

    await press(user, 'Cancel');

    await arriveAt(backTo);
    expect(sentCalls(call)).toHaveLength(0);
  });

  it('shows why it was refused', async () => {
    serverRefuses(call, 301);
    const { user } = renderApp({ at, as });

    await press(user, 'OK');

    expect(await screen.findByText('You do not have the rights for this.')).toBeVisible();
  });
});
