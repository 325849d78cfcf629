import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sendFirstCalls } from '@/app/firstCalls';
import { startClient } from '@/app/startClient';
import { readPath } from '@/routing/address';
import { earlyRows } from '@/ui/earlyRows';
import { draftOwner, readDraft, writeDraft } from '@/forms/drafts';
import { startClock } from '@tests/support/clock';
import { optionsOf } from '@tests/support/renderApp';
import { answersAreSlow, serverDown } from '@tests/support/server/scenarios';
import { sentCalls, serveRecorded } from '@tests/support/server/tracker';

let end: (() => void) | null = null;

afterEach(() => {
  act(() => {
    end?.();
  });
  end = null;
  document.body.replaceChildren();
});

function start(address = '/', picture?: string) {
  serveRecorded('carol');
  window.history.replaceState(null, '', address);
  const container = document.createElement('div');
  document.body.append(container);
  if (picture !== undefined) {
    const layer = document.createElement('div');
    layer.append(picture);
    container.append(layer);
    earlyRows.offered = { keys: [], layer, areIdle: () => false };
  }
  const options = optionsOf('carol');
  const calls = sendFirstCalls(options);
  end = startClient(options, container, calls, readPath(), picture !== undefined);
}

/** The last thing the client asks for by itself. */
const alerts = () => screen.findByRole('button', { name: 'Alerts: there are unread issues' });

describe('starting the client', () => {
  it('shows the list of the address', async () => {
    start('/#/types/1/issues');

    expect(await screen.findByText('33 issues')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Acme Issue Tracker' })).toBeVisible();
    expect(await alerts()).toBeVisible();
  });

  it('draws nothing before the first answers, unless they take long', async () => {
    const clock = startClock();
    const slow = answersAreSlow('/issues/list.php');
    start('/#/types/1/issues');

    await clock.pass(0.09);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await clock.pass(0.02);
    expect(screen.getAllByRole('navigation')[0]).toBeVisible();
    expect(screen.getByText('Loading…')).toBeVisible();

    slow.letThrough();
    expect(await screen.findByText('33 issues')).toBeVisible();
    expect(await alerts()).toBeVisible();
  });

  it('takes a picture of the list away only when it has the list', async () => {
    const clock = startClock();
    const slow = answersAreSlow('/issues/list.php');
    start('/#/types/1/issues', 'A picture of the list');

    await clock.pass(0.9);
    expect(screen.getByText('A picture of the list')).toBeVisible();

    slow.letThrough();
    expect(await screen.findByText('33 issues')).toBeVisible();
    expect(screen.queryByText('A picture of the list')).not.toBeInTheDocument();
    expect(await alerts()).toBeVisible();
  });

  it('asks for a list before the client is there, and no second time', async () => {
    start('/#/types/1/issues');
    await screen.findByText('33 issues');
    await alerts();

    expect(sentCalls().map(({ path }) => path)).toEqual([
      '/global.php',
      '/issues/list.php',
      '/alerts/status.php',
    ]);
    expect(sentCalls('/issues/list.php')[0]?.payload).toEqual({ typeId: 1, offset: 0, limit: 50 });
  });

  it('wipes what another user left unsaved, and keeps what is one’s own', async () => {
    const form = { path: '/issues/7/comments/add' };
    const own = { ...form, owner: draftOwner('http://localhost', optionsOf('carol').userId) };
    const foreign = { ...form, owner: draftOwner('http://localhost', optionsOf('dave').userId) };
    writeDraft(own, { comment: 'mine' });
    writeDraft(foreign, { comment: 'secret' });

    start('/#/types/1/issues');
    await screen.findByText('33 issues');

    expect(readDraft(foreign)).toBeNull();
    expect(readDraft(own)).not.toBeNull();
    expect(await alerts()).toBeVisible();
  });

  it('says what went wrong with a call sent before it, and asks again', async () => {
    start('/#/types/1/issues');
    const down = serverDown();
    const user = userEvent.setup({ delay: null });
    const retry = await screen.findByRole('button', { name: 'Try again' });

    down.stop();
    await user.click(retry);

    expect(await screen.findByText('33 issues')).toBeVisible();
    expect(await alerts()).toBeVisible();
  });

  it('refuses to start twice', async () => {
    start();
    await screen.findByRole('heading', { name: 'Unread issues' });

    const options = optionsOf('carol');
    expect(() => startClient(options, document.body, sendFirstCalls(options))).toThrow(
      'already started',
    );
  });

  it.each([
    ['/?path=/types/1/issues', '/#/types/1/issues'],
    ['/?path=%2Ftypes%2F1%2Fissues&y=2#/about', '/#/types/1/issues'],
  ])('reads %s as an old link', async (address, expected) => {
    start(address);

    expect(window.location.href).toBe(`http://localhost${expected}`);
    expect(await screen.findByText('33 issues')).toBeVisible();
    expect(await alerts()).toBeVisible();
  });

  it('keeps a query that is no old link', async () => {
    start('/?y=2&path=/types/1/issues');

    expect(window.location.href).toBe('http://localhost/?y=2&path=/types/1/issues');
    expect(await screen.findByText('No type selected')).toBeVisible();
  });

  it('takes a slash alone for the address of no list', async () => {
    start('/#/');

    expect(await screen.findByText('No type selected')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['/issues/01', '/issues/2147483648', '/Issues/1', 'issues/1'])(
    'says that there is no page %s, and asks the server for nothing',
    async (path) => {
      start(`/#${path}`);

      expect(await screen.findByRole('dialog', { name: 'Page not found' })).toBeVisible();
      expect(sentCalls()).toHaveLength(0);
    },
  );

  it('ends without a trace and can start again', async () => {
    start('/#/types/1/issues');
    await screen.findByText('33 issues');
    const removed = jest.spyOn(window, 'removeEventListener');

    act(() => {
      end?.();
    });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(removed).toHaveBeenCalledWith('hashchange', expect.any(Function));
    const before = sentCalls().length;

    window.location.hash = '#/types/2/issues';
    start('/#/types/1/issues');
    expect(await screen.findByText('33 issues')).toBeVisible();
    expect(sentCalls('/issues/list.php').at(-1)?.payload).toMatchObject({ typeId: 1 });
    expect(sentCalls().length).toBeGreaterThan(before);
  });

  it('asks for nothing any more once it has ended', async () => {
    const clock = startClock();
    start('/#/types/1/issues');
    await screen.findByText('33 issues');
    await alerts();
    const before = sentCalls().length;

    act(() => {
      end?.();
    });
    await clock.pass(400);

    expect(sentCalls()).toHaveLength(before);
  });

  it('fetches the code of a window as soon as a link to it is pointed at', async () => {
    start('/#/types/1/issues');
    await screen.findByText('33 issues');
    const user = userEvent.setup({ delay: null });

    await user.hover(screen.getByRole('link', { name: 'About Issuedesk' }));
    await user.click(screen.getByRole('link', { name: 'About Issuedesk' }));

    expect(await screen.findByText('Server version: 2.0.5')).toBeVisible();
  });
});
