import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import { issues } from '@/entities/issues';
import { AppIntlProvider } from '@/i18n/AppIntlProvider';
import { selectSettings } from '@/entities/session';
import { loadLocale } from '@/i18n/loadLocale';
import { HostContext } from '@/routing/HostContext';
import { GoContext } from '@/routing/useGo';
import { issuePaths } from '@/routing/paths/issues';
import { selectChosenLocale } from '@/screen/language';
import { selectPath } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import { ShownContext } from '@/ui/ShownContext';
import { afterPaint } from '@/lib/afterPaint';
import styles from '../AppShell.module.css';
import { findWindow } from '../routeTable';
import { WindowView } from '../window/WindowView';
import { syntheticIssue } from './syntheticIssue';

/** The highest id there can be: no server has come so far. */
const issueId = 2_147_483_647;

export interface Place {
  /** Address of the server without a trailing slash. */
  baseUrl: string;
  /** Of the page that was opened. */
  locale: string;
}

/**
 * Draws an issue once that nobody can see, hear or reach, and takes it away: code that has run once and fonts that were
 * used once make the first issue that is opened as fast as the next ones. It has a store of its own that stands still,
 * so nothing is asked and nothing changes. Whoever has opened an issue needs none of this.
 */
export async function warmUp(store: Store<RootState>, { baseUrl, locale }: Place): Promise<void> {
  const state = store.getState();
  if (findWindow(selectPath(state)) || issues.selectTotal(state) > 0) return;
  const matched = findWindow(issuePaths.issueDetails.url({ issueId }));
  if (!matched?.loadedPage()) return;
  const spoken = await loadLocale(selectChosenLocale(state) ?? locale);

  const still: RootState = {
    ...state,
    issues: {
      ...state.issues,
      ids: [issueId],
      entities: { [issueId]: syntheticIssue(state, issueId) },
    },
  };
  const stillStore: Store<RootState> = {
    ...store,
    getState: () => still,
    subscribe: () => () => undefined,
    dispatch: (action) => action,
  };
  const container = document.createElement('div');
  container.className = styles['outOfSight'] ?? '';
  container.inert = true;
  container.ariaHidden = 'true';
  document.body.append(container);
  const root = createRoot(container);
  await new Promise<void>((resolve) => {
    // Drawn piece by piece: a click in the middle of it does not wait for the whole.
    startTransition(() => {
      root.render(
        <Provider store={stillStore}>
          <AppIntlProvider
            locale={spoken.locale}
            messages={spoken.messages}
            numbers={selectSettings(still)}
          >
            <HostContext value={baseUrl}>
              <GoContext value={() => undefined}>
                <ShownContext value={false}>
                  <WindowView
                    matched={matched}
                    scrollMemory={{ current: new Map() }}
                    closePath=""
                  />
                  <Fonts />
                  <Drawn onPainted={resolve} />
                </ShownContext>
              </GoContext>
            </HostContext>
          </AppIntlProvider>
        </Provider>,
      );
    });
  });
  root.unmount();
  container.remove();
}

const letter = 'x';

/** Letters of formatted texts: bold, slanted and of code. */
function Fonts() {
  return (
    <>
      <strong>{letter}</strong>
      <em>{letter}</em>
      <code>{letter}</code>
    </>
  );
}

/** Tells when what stands beside it has been laid out. */
function Drawn({ onPainted }: { onPainted: () => void }) {
  // External system: the browser's frames.
  useEffect(() => afterPaint(onPainted), [onPainted]);
  return null;
}
