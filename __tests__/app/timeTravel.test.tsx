import type { UnknownAction } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { act, screen, waitFor, within } from '@testing-library/react';
import { findSubmitButton, submitButton } from '@tests/support/forms';
import { issuesApi } from '@/api/endpoints/issues';
import { searchColumnChosen } from '@/screen/issueList';
import { locationChanged, selectPath } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/setupStore';
import { renderApp } from '@tests/support/renderApp';
import { sentCalls } from '@tests/support/server/tracker';

/** What one moment showed. */
interface Moment {
  /** Place in the recorded history. */
  index: number;
  screen: ReturnType<typeof readScreen>;
}

/**
 * Everything the state decides. All text at once and no computed names: asking for sixteen screens by role alone would
 * take longer than the journey.
 */
function readScreen() {
  const shown = copyOfShown();
  const everything = { hidden: true };
  return {
    address: window.location.hash,
    title: document.title,
    text: shown.textContent,
    search: screen.getByRole<HTMLInputElement>('searchbox', everything).value,
    sorting: within(shown)
      .queryAllByRole('columnheader', everything)
      .map((header) => header.getAttribute('aria-sort')),
    marked: within(shown)
      .queryAllByRole('link', { ...everything, current: true })
      .map((link) => link.getAttribute('href')),
  };
}

/** Without the window and the lists that sleep until they are come back to. */
function copyOfShown() {
  const copy = new DOMParser().parseFromString(document.body.innerHTML, 'text/html').body;
  const asleep = '[style*="display: none"], div[aria-hidden="true"]';
  for (const element of copy.querySelectorAll(asleep)) element.remove();
  return copy;
}

/** What the instrumented store adds to it. */
function historyOf(store: AppStore) {
  return (store as unknown as EnhancedStore<RootState, UnknownAction, unknown>).liftedStore;
}

async function jumpTo(store: AppStore, index: number) {
  await act(async () => {
    historyOf(store).dispatch(ActionCreators.jumpToState(index));
    await Promise.resolve();
  });
}

/** Starts the client at a path and notes what each moment of a journey shows. */
function startJourney(at: string) {
  const { store, user } = renderApp({ at, enhancers: [instrument()] });
  const moments: Moment[] = [];

  function remember() {
    const { currentStateIndex } = historyOf(store).getState();
    moments.push({ index: currentStateIndex, screen: readScreen() });
  }

  /** Goes back through all moments and forward again. */
  async function expectEveryMomentAgain() {
    const sentBefore = sentCalls().length;
    for (const { index, screen: expected } of [...moments.toReversed(), ...moments]) {
      await jumpTo(store, index);
      expect(readScreen()).toEqual(expected);
    }
    expect(sentCalls()).toHaveLength(sentBefore);
  }

  return { user, remember, expectEveryMomentAgain };
}

describe('a jump through the recorded history', () => {
  it('moves filters, search, order and page, and sends nothing', async () => {
    const { user, remember, expectEveryMomentAgain } = startJourney('/views/23/issues');
    await screen.findByText('11 issues');
    await screen.findByRole('button', { name: 'Alerts: there are unread issues' });
    remember();

    await user.click(screen.getByRole('button', { name: 'View: My Severe Bugs' }));
    await user.click(screen.getByRole('option', { name: 'All issues' }));
    await screen.findByText('1–50 of 140 issues');
    remember();

    await user.type(screen.getByRole('searchbox'), 'report{Enter}');
    await screen.findByText('7 issues');
    remember();

    await user.clear(screen.getByRole('searchbox'));
    await user.keyboard('{Enter}');
    await screen.findByText('1–50 of 140 issues');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => {
      expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort');
    });
    remember();

    await user.click(screen.getByRole('button', { name: 'Project: All projects' }));
    await user.click(screen.getByRole('option', { name: 'Acme Website' }));
    await screen.findByText('1–50 of 85 issues');
    remember();

    await expectEveryMomentAgain();
  });

  it('moves pages and windows, and sends nothing', async () => {
    const { user, remember, expectEveryMomentAgain } = startJourney('/types/2/issues');
    await screen.findByRole('button', { name: 'Alerts: there are unread issues' });
    await screen.findByText('1–50 of 140 issues');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('51–100 of 140 issues');
    remember();

    await user.click(screen.getByRole('link', { name: 'About Issuedesk' }));
    await findSubmitButton();
    remember();

    await user.click(submitButton());
    await user.click(await screen.findByRole('link', { name: 'Go to item' }));
    await screen.findByRole('textbox', { name: /^ID/ });
    remember();

    await user.keyboard('7{Enter}');
    await screen.findByRole('dialog', { name: /^Everything in one issue/ });
    remember();

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('51–100 of 140 issues');
    remember();

    await expectEveryMomentAgain();
  });

  it('rests at a moment that led on by itself', async () => {
    const { store } = renderApp({
      at: '/items/2105',
      enhancers: [instrument()],
    });
    await screen.findByRole('dialog', { name: /^Everything in one issue/ });
    const { computedStates } = historyOf(store).getState();
    const lookedUp = computedStates.findIndex(
      ({ state }) =>
        selectPath(state) === '/items/2105' &&
        issuesApi.endpoints.findItem.select({ itemId: 2105 })(state).data === 7,
    );
    const sentBefore = sentCalls().length;

    await jumpTo(store, lookedUp);

    expect(
      await screen.findByRole('link', { name: 'Item #2105 belongs to issue #7.' }),
    ).toBeVisible();
    expect(window.location.hash).toBe('#/items/2105');
    expect(sentCalls()).toHaveLength(sentBefore);
  });

  it('leaves it at that when something happens that is not about the screen', async () => {
    const { store } = renderApp({ at: '/types/2/issues', enhancers: [instrument()] });
    await screen.findByText('1–50 of 140 issues');
    act(() => {
      store.dispatch(locationChanged({ path: '/types/4/issues', kind: 'push' }));
    });
    await waitFor(() => {
      expect(sentCalls('/issues/list.php')).toHaveLength(2);
    });
    const { computedStates } = historyOf(store).getState();
    const onFirstList = computedStates.findIndex(({ state }) => state.issueList.shownArg !== null);
    await act(async () => {
      historyOf(store).dispatch(ActionCreators.jumpToState(onFirstList));
      historyOf(store).dispatch(ActionCreators.commit());
      await Promise.resolve();
    });
    const sentBefore = sentCalls().length;

    act(() => {
      store.dispatch(searchColumnChosen(1));
    });
    await screen.findByText('1–50 of 140 issues');

    expect(selectPath(store.getState())).toBe('/types/2/issues');
    expect(sentCalls()).toHaveLength(sentBefore);
  });
});
