/** When the client asks again by itself, and when it does not (screens 4; spec 4). */
import { setupListeners } from '@reduxjs/toolkit/query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { atTestEnd } from '@tests/setup/testEnd';
import { startClock } from '@tests/support/clock';
import { renderApp } from '@tests/support/renderApp';
import { serverDown } from '@tests/support/server/scenarios';
import { sentCalls } from '@tests/support/server/tracker';

const count = (path: string) => sentCalls(path).length;

/** Opens the list, and with it global data and alerts. */
async function openList() {
  const clock = startClock();
  const { store, user } = renderApp({ at: '/types/2/issues' });
  atTestEnd(setupListeners(store.dispatch));
  await screen.findByText('1–50 of 140 issues');
  await waitFor(() => {
    expect(count('/alerts/status.php')).toBe(1);
  });
  return { clock, user };
}

/** Opens a window over the list and closes it again. */
function visitAbout() {
  for (const path of ['/about', '/types/2/issues']) {
    window.location.hash = `#${path}`;
    fireEvent(window, new Event('hashchange'));
  }
}

describe('coming back to the list', () => {
  it('asks nothing within a minute', async () => {
    const { clock } = await openList();
    await clock.pass(50);

    visitAbout();
    await clock.pass(1);

    expect([count('/issues/list.php'), count('/global.php')]).toEqual([1, 1]);
  });

  it('asks for the list after a minute', async () => {
    const { clock } = await openList();
    await clock.pass(65);

    visitAbout();

    await waitFor(() => {
      expect(count('/issues/list.php')).toBe(2);
    });
    expect(count('/global.php')).toBe(1);
  });

  it('asks for the global data after five minutes', async () => {
    const { clock } = await openList();
    await clock.pass(305);

    visitAbout();

    await waitFor(() => {
      expect(count('/global.php')).toBe(2);
    });
  });
});

describe('alerts', () => {
  it('are asked for every minute', async () => {
    const { clock } = await openList();

    for (const times of [2, 3]) {
      await clock.pass(61);
      await waitFor(() => {
        expect(count('/alerts/status.php')).toBe(times);
      });
    }
    expect(count('/issues/list.php')).toBe(1);
  });

  it('are left alone while nobody looks at the page', async () => {
    const { clock } = await openList();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));

    await clock.pass(200);

    expect(count('/alerts/status.php')).toBe(1);
  });

  it('are left alone while an error is shown', async () => {
    const { clock, user } = await openList();
    const down = serverDown();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText(/could not be refreshed/);
    const before = count('/alerts/status.php');

    await clock.pass(200);

    expect(count('/alerts/status.php')).toBe(before);
    down.stop();
  });

  it('are not for visitors', async () => {
    const clock = startClock();
    renderApp({ at: '/types/2/issues', as: 'anonymous' });
    await screen.findByText(/^1–50 of/);

    await clock.pass(200);

    expect(count('/alerts/status.php')).toBe(0);
  });
});
