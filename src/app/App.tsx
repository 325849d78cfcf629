import { useLayoutEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import type { LocaleMessages } from '@/i18n/loadLocale';
import { lazyCode } from '@/lib/lazyCode';
import { HostContext } from '@/routing/HostContext';
import { GoContext, type Go } from '@/routing/useGo';
import type { AppStore } from '@/store/setupStore';
import { selectIsDropdownOpen, setDropdownOpen } from '@/screen/openDropdowns';
import { Announcements } from '@/ui/Announcements';
import { lazyView } from '@/ui/lazyView';
import { OpenDropdownsContext } from '@/ui/openDropdowns';
import { endUnlessStandingIn } from '@/ui/standIns';
import { AppShell } from './AppShell';
import { ErrorBoundary } from './ErrorBoundary';
import { LanguageProvider } from './LanguageProvider';
import { LazyCommands } from './LazyCommands';

// Nothing is cut off before there is something to read. What could not be fetched is no reason to show nothing at all.
const LateParts = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "plain" */ './LateParts').then((module) => module.LateParts),
  ),
);

interface AppProps {
  store: AppStore;
  /** Address of the server without a trailing slash. */
  baseUrl: string;
  /** Of the page that was opened; a later choice is in the state. */
  locale: string;
  messages: LocaleMessages;
  go: Go;
}

/** The client: everything a component may rely on, around the shell. */
export function App({ store, baseUrl, locale, messages, go }: AppProps) {
  // External system: what was drawn before React was there.
  useLayoutEffect(endUnlessStandingIn, []);

  const dropdowns = useMemo(
    () => ({
      has: (name: string) => selectIsDropdownOpen(store.getState(), name),
      set: (name: string, isOpen: boolean) => {
        store.dispatch(setDropdownOpen(name, isOpen));
      },
      subscribe: store.subscribe,
    }),
    [store],
  );

  return (
    <Provider store={store}>
      <LanguageProvider locale={locale} messages={messages}>
        <HostContext value={baseUrl}>
          <GoContext value={go}>
            <ErrorBoundary>
              <OpenDropdownsContext value={dropdowns}>
                <Announcements>
                  <AppShell />
                  <LazyCommands />
                  <LateParts />
                </Announcements>
              </OpenDropdownsContext>
            </ErrorBoundary>
          </GoContext>
        </HostContext>
      </LanguageProvider>
    </Provider>
  );
}
