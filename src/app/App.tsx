import { Provider } from 'react-redux';
import type { LocaleMessages } from '@/i18n/loadLocale';
import { HostContext } from '@/routing/HostContext';
import { KnownRoutesContext } from '@/routing/KnownRoutesContext';
import { GoContext, type Go } from '@/routing/useGo';
import type { AppStore } from '@/store/setupStore';
import { TooltipLayer } from '@/ui/TooltipLayer';
import { AppShell } from './AppShell';
import { ErrorBoundary } from './ErrorBoundary';
import { LanguageProvider } from './LanguageProvider';
import { findRoute } from './routeTable';

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
  return (
    <Provider store={store}>
      <LanguageProvider locale={locale} messages={messages}>
        <HostContext value={baseUrl}>
          <KnownRoutesContext value={isKnownRoute}>
            <GoContext value={go}>
              <ErrorBoundary>
                <AppShell />
                <TooltipLayer />
              </ErrorBoundary>
            </GoContext>
          </KnownRoutesContext>
        </HostContext>
      </LanguageProvider>
    </Provider>
  );
}

function isKnownRoute(rawPath: string): boolean {
  return findRoute(rawPath) !== undefined;
}
