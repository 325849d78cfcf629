import { screen } from '@testing-library/react';
import type { OperationPath } from '@/protocol/operations';
import { arriveAt, press } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

interface Confirmation {
  at: string;
  title: string;
  load: '/alerts/load.php' | '/reports/load.php';
  call: OperationPath;
  payload: object;
  backTo: string;
  words: Record<'personal' | 'public', string>;
}

const confirmations: readonly Confirmation[] = [
  {
    at: '/alerts/4/delete',
    title: 'Delete alert',
    load: '/alerts/load.php',
    call: '/alerts/delete.php',
    payload: { alertId: 4 },
    backTo: '/alerts',
    words: { personal: 'Delete your alert for', public: 'Delete the alert of all users for' },
  },
  {
    at: '/reports/7/delete',
    title: 'Delete report',
    load: '/reports/load.php',
    call: '/reports/delete.php',
    payload: { reportId: 7 },
    backTo: '/reports',
    words: { personal: 'Delete your report on', public: 'Delete the report to all users on' },
  },
];

describe.each(confirmations)('$title', ({ at, title, load, call, payload, backTo, words }) => {
  it.each([
    { isPublic: false, location: null, text: `${words.personal} Bugs?` },
    { isPublic: true, location: null, text: `${words.public} Bugs?` },
    { isPublic: false, location: 'Acme', text: `${words.personal} Bugs in Acme?` },
    { isPublic: true, location: 'Acme', text: `${words.public} Bugs in Acme?` },
  ])('asks: $text', async ({ isPublic, location, text }) => {
    serverAnswers(load, { id: 4, isPublic, view: 'Bugs', location });
    serverAnswers(call, null);
    const { user } = renderApp({ at, as: 'admin' });

    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(text);
    expect((await sentTo(load)).payload).toEqual(payload);
    await press(user, 'OK');

    expect((await sentTo(call)).payload).toEqual(payload);
    await arriveAt(backTo);
  });

  it('does nothing when it is cancelled', async () => {
    serverAnswers(load, { id: 4, isPublic: false, view: 'Bugs', location: null });
    const { user } = renderApp({ at, as: 'admin' });

    await press(user, 'Cancel');

    await arriveAt(backTo);
    expect(sentCalls(call)).toHaveLength(0);
  });

  it('shows why it was refused', async () => {
    serverAnswers(load, { id: 4, isPublic: false, view: 'Bugs', location: null });
    serverRefuses(call, 301);
    const { user } = renderApp({ at, as: 'admin' });

    await press(user, 'OK');

    expect(await screen.findByText('You do not have the rights for this.')).toBeVisible();
  });
});
