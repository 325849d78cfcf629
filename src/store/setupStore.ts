import { configureStore, type Middleware, type Store, type StoreEnhancer } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { baseApi } from '@/api/baseApi';
import type { AppDispatch } from './appDispatch';
import { rootReducer, type RootState } from './rootReducer';

interface StoreOptions {
  /** Address and token of the server; kept out of the state, since states are attached to bug reports. */
  apiContext: ApiContext;
  /** What hears every action first, from whoever puts the client together. */
  middleware?: readonly Middleware<object, RootState, AppDispatch>[];
  preloadedState?: Partial<RootState>;
  /** Put around the store, for tools that record its states. */
  enhancers?: readonly StoreEnhancer[];
}

const slowCheckMs = 10_000;

/** One client's store. Redux DevTools may attach to it in every build (docs/architecture.md). */
export function setupStore({
  apiContext,
  middleware = [],
  preloadedState,
  enhancers = [],
}: StoreOptions): AppStore {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefault) => {
      const all = getDefault({
        thunk: { extraArgument: apiContext },
        // The checks of development builds run on machines of any speed.
        immutableCheck: { warnAfter: slowCheckMs },
        serializableCheck: { warnAfter: slowCheckMs },
      }).concat(baseApi.middleware);
      // `prepend` would lose the type of `dispatch` over a list of unknown length.
      all.unshift(...middleware);
      return all;
    },
    enhancers: (getDefault) => getDefault().concat(...enhancers),
    devTools: { name: 'Issuedesk', maxAge: 200 },
  });
}

/** A store as `setupStore` makes it. */
export interface AppStore extends Store<RootState> {
  dispatch: AppDispatch;
}
