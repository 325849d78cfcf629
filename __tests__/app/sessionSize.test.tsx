import type { UnknownAction } from '@reduxjs/toolkit';
import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { act, waitFor } from '@testing-library/react';
import { whenKnown } from '@/app/routeTable';
import { baseApi } from '@/api/baseApi';
import { selectPath } from '@/screen/navigation';
import { navigate } from '@/windows/addressSync';
import type { RootState } from '@/store/rootReducer';
import { renderApp } from '@tests/support/renderApp';

const places = [
  '/types/2/issues',
  '/issues/7',
  '/types/1/issues',
  '/issues/12',
  '/views/11/issues',
  '/issues/31',
  '/types/2/projects/1/issues',
  '/issues/74',
  '/types/3/issues',
  '/issues/7/edit',
];

describe('a session of 200 actions', () => {
  it('is small enough to attach to a report, even with every state written out', async () => {
    const { store } = renderApp({ at: '/types/2/issues', as: 'carol', enhancers: [instrument()] });
    const { liftedStore } = store as unknown as EnhancedStore<RootState, UnknownAction, unknown>;
    const countActions = () => liftedStore.getState().stagedActionIds.length;

    for (let visit = 0; countActions() < 200; visit += 1) {
      const place = places[visit % places.length] ?? '';
      await act(async () => {
        navigate(store, whenKnown, place, 'push');
        await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
      });
      await waitFor(() => {
        expect(selectPath(store.getState())).toBe(place);
      });
    }

    const { actionsById, committedState } = liftedStore.getState();
    // What "Export" of Redux DevTools writes, and the most that any tool could.
    const exported = JSON.stringify({ payload: actionsById, preloadedState: committedState });
    const everything = JSON.stringify(liftedStore.getState());
    expect(exported.length).toBeLessThan(2_000_000);
    expect(everything.length).toBeLessThan(20_000_000);
  });
});
