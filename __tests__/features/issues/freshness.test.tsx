/** When the client asks again by itself, and when it does not (screens 4; spec 4). */
import { setupListeners } from '@reduxjs/toolkit/query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { findSubmitButton } from '@tests/support/forms';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { atTestEnd } from '@tests/setup/testEnd';
import { startClock } from '@tests/support/clock';
import { renderApp } from '@tests/support/renderApp';
import {
  answersAreSlow,
  serverAnswers,
  serverDown,
  serverRefuses,
} from '@tests/support/server/scenarios';
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

function goTo(path: string) {
  window.location.hash = `#${path}`;
  fireEvent(window, new HashChangeEvent('hashchange', { newURL: window.location.href }));
}

/** Opens a window over the list and closes it again. */
function visitAbout() {
  goTo('/about');
  goTo('/types/2/issues');
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

  it('asks for the list with the global data, however young it is', async () => {
    const { clock, user } = await openList();
    await clock.pass(290);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => {
      expect(count('/issues/list.php')).toBe(2);
    });
    await clock.pass(20);

    visitAbout();

    await waitFor(() => {
      expect(count('/issues/list.php')).toBe(3);
    });
    expect(count('/global.php')).toBe(2);
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

describe('the reload button', () => {
  it('says that the global data could not be loaded again, and tries once more', async () => {
    const { clock, user } = await openList();
    await clock.pass(305);
    const refusal = serverRefuses('/global.php', ApiErrorCode.ServerError);

    await user.click(screen.getByRole('button', { name: 'Reload' }));

    expect(await screen.findByText(/could not be refreshed/)).toBeVisible();
    expect(screen.getByText('1–50 of 140 issues')).toBeVisible();
    refusal.stop();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.queryByText(/could not be refreshed/)).not.toBeInTheDocument();
    });
    expect(count('/global.php')).toBe(3);
  });

  it('asks for old global data too', async () => {
    const { clock, user } = await openList();
    await clock.pass(305);

    await user.click(screen.getByRole('button', { name: 'Reload' }));

    await waitFor(() => {
      expect([count('/issues/list.php'), count('/global.php')]).toEqual([2, 2]);
    });
  });
});

describe('a save while the list is on its way', () => {
  it('asks for the list once more, since the answer may be of the time before', async () => {
    const { user } = await openList();
    serverAnswers('/issues/mark.php', null);
    const list = answersAreSlow('/issues/list.php');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    goTo('/mark/read');
    await user.click(await findSubmitButton());
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(count('/issues/list.php')).toBe(2);

    list.letThrough();

    await waitFor(() => {
      expect(count('/issues/list.php')).toBe(3);
    });
  });
});

describe('coming back from an error', () => {
  it('asks for the list again, however young it is', async () => {
    await openList();
    goTo('/nowhere');
    await screen.findByRole('dialog', { name: 'Page not found' });

    goTo('/types/2/issues');

    await waitFor(() => {
      expect(count('/issues/list.php')).toBe(2);
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(count('/global.php')).toBe(1);
  });

  it('knows what an issue that could not be opened has become', async () => {
    await openList();
    serverRefuses('/issues/load.php', ApiErrorCode.UnknownIssue);
    goTo('/issues/31');
    await screen.findByRole('dialog', { name: 'Not found' });

    goTo('/types/2/issues');

    await waitFor(() => {
      expect(count('/issues/list.php')).toBe(2);
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

  it('are left alone under an error that covers the screen, and asked for again afterwards', async () => {
    const { clock } = await openList();
    goTo('/nowhere');
    await screen.findByRole('dialog', { name: 'Page not found' });

    await clock.pass(200);
    expect(count('/alerts/status.php')).toBe(1);
    goTo('/types/2/issues');
    await clock.pass(61);

    await waitFor(() => {
      expect(count('/alerts/status.php')).toBe(2);
    });
  });

  it('are asked for only once when the client starts with such an error', async () => {
    const clock = startClock();
    renderApp({ at: '/users/add' });
    await screen.findByRole('dialog', { name: 'Access denied' });
    await waitFor(() => {
      expect(count('/alerts/status.php')).toBe(1);
    });

    await clock.pass(200);

    expect(count('/alerts/status.php')).toBe(1);
  });

  it('are not for visitors', async () => {
    const clock = startClock();
    renderApp({ at: '/types/2/issues', as: 'anonymous' });
    await screen.findByText(/^1–50 of/);

    await clock.pass(200);

    expect(count('/alerts/status.php')).toBe(0);
  });
});
