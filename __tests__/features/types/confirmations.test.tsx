import { screen } from '@testing-library/react';
import type { OperationPath } from '@/protocol/operations';
import { arriveAt, press } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { replyWith, sentCalls, sentTo } from '@tests/support/server/tracker';
import { answerParts } from './recordedTypes';

interface Confirmation {
  at: string;
  title: string;
  name: string;
  note?: RegExp;
  loads: { path: OperationPath; payload: object };
  call: OperationPath;
  payload: object;
  backTo: string;
  savedTo: string;
}

const overdue = {
  name: 'Overdue',
  loads: { path: '/types/views/load.php', payload: { typeId: 4, viewId: 14 } },
  payload: { viewId: 14 },
  backTo: '/types/4/views',
  savedTo: '/types/4/views',
} as const;

const confirmations: readonly Confirmation[] = [
  {
    at: '/types/4/delete',
    title: 'Delete type',
    name: 'Change Requests',
    note: /All folders of this type/,
    loads: { path: '/types/load.php', payload: { typeId: 4, used: true } },
    call: '/types/delete.php',
    payload: { typeId: 4, force: true },
    backTo: '/types/4',
    savedTo: '/types',
  },
  {
    at: '/types/4/attributes/21/delete',
    title: 'Delete attribute',
    name: 'Estimate',
    note: /Issues have values of this attribute/,
    loads: {
      path: '/types/attributes/load.php',
      payload: { typeId: 4, attributeId: 21, used: true },
    },
    call: '/types/attributes/delete.php',
    payload: { attributeId: 21, force: true },
    backTo: '/types/4',
    savedTo: '/types/4',
  },
  {
    ...overdue,
    at: '/types/4/views/14/publish',
    title: 'Publish view',
    note: /All users will see it/,
    call: '/types/views/publish.php',
  },
  {
    ...overdue,
    at: '/types/4/views/14/unpublish',
    title: 'Unpublish view',
    note: /Only you will see it/,
    call: '/types/views/unpublish.php',
  },
  {
    ...overdue,
    at: '/types/4/views/14/delete',
    title: 'Delete view',
    note: /Alerts and reports/,
    call: '/types/views/delete.php',
  },
];

beforeEach(() => {
  answerParts('admin');
  replyWith(({ path }) =>
    path === '/types/views/load.php'
      ? Response.json({ result: { id: 14, name: 'Overdue', isPublic: true } })
      : undefined,
  );
});

describe.each(confirmations)('$title', (question) => {
  const { at, title, name, note, loads, call, payload, backTo, savedTo } = question;

  it('asks, naming what it is about, and does it', async () => {
    replyWith((sent) => (sent.path === call ? Response.json({ result: null }) : undefined));
    const { user } = renderApp({ at, as: 'admin' });

    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect((await sentTo(loads.path)).payload).toEqual(loads.payload);
    expect(screen.getByText(name, { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(note ?? '')).toBeVisible();
    await press(user, 'OK');

    expect((await sentTo(call)).payload).toEqual(payload);
    await arriveAt(savedTo);
  });

  it('does nothing when it is cancelled', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await press(user, 'Cancel');

    await arriveAt(backTo);
    expect(sentCalls(call)).toHaveLength(0);
  });

  it('shows why it was refused', async () => {
    serverRefuses(call, 301);
    const { user } = renderApp({ at, as: 'admin' });

    await press(user, 'OK');

    expect(await screen.findByText('You do not have the rights for this.')).toBeVisible();
  });
});

describe('what is lost with it', () => {
  it('is said of a type that has got folders meanwhile', async () => {
    serverAnswers('/types/load.php', { id: 4, name: 'Change Requests', used: false });
    const refusal = serverRefuses('/types/delete.php', 318);
    const { user } = renderApp({ at: '/types/4/delete', as: 'admin' });

    await press(user, 'OK');

    expect(await screen.findByText(/All folders of this type/)).toBeVisible();
    expect((await sentTo('/types/delete.php')).payload).toEqual({ typeId: 4, force: false });
    refusal.stop();
    serverAnswers('/types/delete.php', null);
    await press(user, 'OK');

    await arriveAt('/types');
    expect((await sentTo('/types/delete.php')).payload).toEqual({ typeId: 4, force: true });
  });

  it('is said of an attribute that has got values meanwhile', async () => {
    serverAnswers('/types/attributes/load.php', { name: 'Estimate', type: 'NUMERIC', used: false });
    serverRefuses('/types/attributes/delete.php', 351);
    const { user } = renderApp({ at: '/types/4/attributes/21/delete', as: 'admin' });

    expect(await screen.findByText('Estimate', { selector: 'strong' })).toBeVisible();
    expect(screen.queryByText(/Issues have values/)).not.toBeInTheDocument();
    await press(user, 'OK');

    expect(await screen.findByText(/Issues have values/)).toBeVisible();
  });
});

it.each(['publish', 'unpublish'] as const)(
  'a view cannot be %sed under a name that is taken; OK returns',
  async (operation) => {
    serverRefuses(`/types/views/${operation}.php`, 342);
    const { user } = renderApp({ at: `/types/4/views/14/${operation}`, as: 'admin' });

    await press(user, 'OK');

    expect(await screen.findByText('There is already a view with this name.')).toBeVisible();
    expect(screen.queryByText('Overdue')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await press(user, 'OK');

    await arriveAt('/types/4/views');
  },
);
