/**
 * Stands in for the Redux DevTools extension: the same instrumentation around the store, and a handle to jump.
 * Bundled by `bundleDevTools` and run in the page before the client starts.
 */
import { instrument, ActionCreators } from '@redux-devtools/instrument';
import { compose } from 'redux';

globalThis.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  () =>
  (...enhancers) =>
  (createStore) =>
  (...args) => {
    const store = compose(...enhancers, instrument())(createStore)(...args);
    globalThis.devTools = {
      states: () => store.liftedStore.getState().computedStates.length,
      jump: (index) => {
        store.liftedStore.dispatch(ActionCreators.jumpToState(index));
      },
    };
    return store;
  };
