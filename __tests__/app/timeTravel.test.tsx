import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { act, screen, waitFor, within } from '@testing-library/react';
import { findSubmitButton, submitButton } from '@tests/support/forms';
import { issuesApi } from '@/api/endpoints/issues';
import { searchColumnChosen } from '@/screen/issueList';
import { locationChanged, selectPath } from '@/screen/navigation';
import { historyOf, jumpTo, startJourney } from '@tests/support/journey';
import { renderApp } from '@tests/support/renderApp';
import { sentCalls } from '@tests/support/server/tracker';

/** Starts the client at a path, with a journey. */
function start(at: string) {
  const { store, user } = renderApp({ at, enhancers: [instrument()] });
  return { user, ...startJourney(store, () => sentCalls().length) };
}

/** Rows out of sight are drawn once the others are on the screen. */
async function allRows(count: number) {
  await waitFor(() => {
    expect(screen.getAllByRole('row')).toHaveLength(count + 1);
  });
}

describe('a jump through the recorded history', () => {
  it('moves filters, search, order and page, and sends nothing', async () => {
    const { user, remember, expectEveryMomentAgain } = start('/views/23/issues');
    await screen.findByText('11 issues');
    await screen.findByRole('button', { name: 'Alerts: there are unread issues' });
    await remember();

    await user.click(screen.getByRole('button', { name: 'View: My Severe Bugs' }));
    await user.click(screen.getByRole('option', { name: 'All issues' }));
    await screen.findByText('1–50 of 140 issues');
    await remember();

    await user.type(screen.getByRole('searchbox'), 'report{Enter}');
    await screen.findByText('7 issues');
    await remember();

    await user.clear(screen.getByRole('searchbox'));
    await user.keyboard('{Enter}');
    await screen.findByText('1–50 of 140 issues');
    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await waitFor(() => {
      expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort');
    });
    await remember();

    await user.click(screen.getByRole('button', { name: 'Project: All projects' }));
    await user.click(screen.getByRole('option', { name: 'Acme Website' }));
    await screen.findByText('1–50 of 85 issues');
    await remember();

    await expectEveryMomentAgain();
  });

  it('opens and closes menus and choices, and moves what is typed to search', async () => {
    const { user, remember, expectEveryMomentAgain } = start('/types/2/issues');
    await screen.findByRole('button', { name: 'Alerts: there are unread issues' });
    await screen.findByText('1–50 of 140 issues');
    await remember();

    await user.click(screen.getByRole('button', { name: 'Project: All projects' }));
    await screen.findByRole('option', { name: 'Acme Website' });
    await remember();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Mark all as read' });
    await remember();
    await user.keyboard('{Escape}');

    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    await screen.findByRole('radio', { name: 'Dark' });
    await remember();
    await user.keyboard('{Escape}');

    const [row] = screen.getAllByRole('row').slice(1);
    const link = within(row ?? document.body).getByRole('link');
    await user.pointer({ target: link, keys: '[MouseRight]' });
    await screen.findByRole('menu', { name: 'This issue' });
    await remember();
    await user.keyboard('{Escape}');
    await user.pointer({
      target: screen.getByRole('button', { name: 'Name' }),
      keys: '[MouseRight]',
    });
    await screen.findByRole('menu', { name: 'Columns' });
    await remember();
    await user.keyboard('{Escape}');

    await user.type(screen.getByRole('searchbox'), 'rep');
    await remember();
    await user.type(screen.getByRole('searchbox'), 'ort{Enter}');
    await screen.findByText('7 issues');
    await remember();

    await expectEveryMomentAgain();
  });

  it('moves pages and windows, and sends nothing', async () => {
    const { user, remember, expectEveryMomentAgain } = start('/types/2/issues');
    await screen.findByRole('button', { name: 'Alerts: there are unread issues' });
    await screen.findByText('1–50 of 140 issues');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await screen.findByText('51–100 of 140 issues');
    await allRows(50);
    await remember();

    await user.click(screen.getByRole('link', { name: 'About Issuedesk' }));
    await findSubmitButton();
    await remember();

    await user.click(submitButton());
    await user.click(await screen.findByRole('link', { name: 'Go to item' }));
    await screen.findByRole('textbox', { name: /^ID/ });
    await remember();

    await user.keyboard('7{Enter}');
    await screen.findByRole('dialog', { name: /^Everything in one issue/ });
    await remember();

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('51–100 of 140 issues');
    await remember();

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
