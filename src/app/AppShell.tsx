import { Suspense, useRef, type FocusEventHandler, type ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { IssueListPage } from '@/features/issues/routes';
import { selectServerName } from '@/entities/session';
import { harmlessName } from '@/lib/bidiControls';
import { useAppSelector } from '@/store/hooks';
import { selectListTitle } from '@/lists/listTitle';
import { selectListStaleError } from '@/lists/listView';
import { findScreenError } from '@/windows/screenView';
import { selectPath } from '@/screen/navigation';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './AppShell.module.css';
import { Navbar } from './navbar/Navbar';
import { findWindow } from './routeTable';
import { useAfterPaint } from './useAfterPaint';
import { useDocumentTitle } from './useDocumentTitle';
import { useFocusGuard } from './useFocusGuard';
import { useReturnFocus } from './useReturnFocus';
import { LazyStaleNotice } from './window/lazyErrors';
import { WindowHost } from './window/WindowHost';

/** Made once: nothing that happens to the windows concerns it. */
const navbar = <Navbar />;

/** The main screen and, over it, the window of the current path. What lies behind a window is inert. */
export function AppShell() {
  const path = useAppSelector(selectPath);
  const matched = findWindow(path);
  const error = useAppSelector((state) => findScreenError(state, matched), shallowEqual);
  const listTitle = useAppSelector(selectListTitle);
  const serverName = useAppSelector(selectServerName);
  const staleError = useAppSelector(selectListStaleError);
  const isCovered = matched !== null || error !== null;
  const main = useRef<HTMLElement>(null);
  const handleFocus = useReturnFocus(isCovered, main);
  useFocusGuard();
  useDocumentTitle(isCovered ? null : listTitle);

  return (
    <>
      <Shell isCovered={isCovered} onFocusCapture={handleFocus}>
        {navbar}
        <main className={styles['main']} ref={main} tabIndex={-1}>
          <VisuallyHidden isPrinted>
            <h1>{listTitle === '' ? serverName : harmlessName(listTitle)}</h1>
          </VisuallyHidden>
          <IssueListPage
            notice={
              staleError && (
                <Suspense>
                  <LazyStaleNotice error={staleError} />
                </Suspense>
              )
            }
          />
        </main>
      </Shell>
      <WindowHost matched={matched} error={error} />
    </>
  );
}

interface ShellProps {
  isCovered: boolean;
  onFocusCapture: FocusEventHandler;
  children: ReactNode;
}

function Shell({ isCovered, onFocusCapture, children }: ShellProps) {
  const isInert = useAfterPaint(isCovered);
  return (
    <div className={styles['shell']} inert={isInert} onFocusCapture={onFocusCapture}>
      {children}
    </div>
  );
}
