import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { baseApi } from '@/api/baseApi';
import { createItemRedirect } from './itemLinks';
import { rootReducer, type RootState } from './rootReducer';
import { createScreenLoader } from './screenLoader';
import type { MatchedWindow } from './windowRoutes';

interface StoreOptions {
  /** Address and token of the server; kept out of the state, since states are attached to bug reports. */
  apiContext: ApiContext;
  findWindow: (rawPath: string) => MatchedWindow | null;
  preloadedState?: Partial<RootState>;
  /** Put around the store, for tools that record its states. */
  enhancers?: readonly StoreEnhancer[];
}

const slowCheckMs = 1000;

/** One client's store with its screen loader. Redux DevTools may attach to it in every build (docs/architecture.md). */
export function setupStore({
  apiContext,
  findWindow,
  preloadedState,
  enhancers = [],
}: StoreOptions) {
  const screenLoader = createScreenLoader({ findWindow });
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: apiContext },
        // The checks of development builds run on machines of any speed.
        immutableCheck: { warnAfter: slowCheckMs },
        serializableCheck: { warnAfter: slowCheckMs },
      })
        .prepend(screenLoader.middleware, screenLoader.savedForms, createItemRedirect())
        .concat(baseApi.middleware),
    enhancers: (getDefault) => getDefault().concat(...enhancers),
    devTools: { name: 'Issuedesk', maxAge: 200 },
  });
  return { store, stop: screenLoader.stop };
}

/** A store as `setupStore` makes it. */
export type AppStore = ReturnType<typeof setupStore>['store'];
