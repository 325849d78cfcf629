import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { seedSession, selectSettings } from '@/entities/session';
import { AppIntlProvider } from '@/i18n/AppIntlProvider';
import { HostContext } from '@/routing/HostContext';
import { GoContext } from '@/routing/useGo';
import { locationChanged, selectPath } from '@/screen/navigation';
import { setupStore, type AppStore } from '@/store/setupStore';

interface RenderFormOptions {
  /** Raw path the form stands at. */
  at?: string;
  userId?: number;
}

interface RenderedForm {
  user: UserEvent;
  store: AppStore;
  /** Where the form has led to. */
  path: () => string;
  unmount: () => void;
}

/** Shows a form on its own, with a store and an address but without the shell and its windows. */
export function renderForm(
  form: ReactNode,
  { at = '/form', userId = 7 }: RenderFormOptions = {},
): RenderedForm {
  const store = setupStore({
    apiContext: { baseUrl: 'http://localhost', userId, csrfToken: 'old token' },
    preloadedState: seedSession({
      baseURL: 'http://localhost',
      csrfToken: 'old token',
      locale: 'en_US',
      serverName: 'Tracker',
      serverVersion: '2.0',
      serverUUID: 'uuid',
      userId,
      userName: 'Ann',
      userAccess: 1,
    }),
  });
  store.dispatch(locationChanged({ path: at, kind: 'start' }));
  const { unmount } = render(
    <Provider store={store}>
      <AppIntlProvider locale="en_US" messages={{}} numbers={selectSettings(store.getState())}>
        <HostContext value="http://localhost">
          <GoContext
            value={(path, { replace = false } = {}) => {
              store.dispatch(locationChanged({ path, kind: replace ? 'replace' : 'push' }));
            }}
          >
            {form}
          </GoContext>
        </HostContext>
      </AppIntlProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), store, path: () => selectPath(store.getState()), unmount };
}
