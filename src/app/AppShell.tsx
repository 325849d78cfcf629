import { useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { homePart } from '@/features/home/routes';
import { IssueListPage } from '@/features/issues/list/IssueListPage';
import { selectServerName } from '@/entities/session';
import { useAppSelector } from '@/store/hooks';
import { selectListTitle } from '@/lists/listTitle';
import { selectListStaleError } from '@/lists/listView';
import { findScreenError } from '@/windows/screenView';
import { selectListDensity } from '@/screen/issueList';
import { selectMainPath } from '@/screen/navigation';
import { selectPaneSide } from '@/screen/workspace';
import { openWindows, selectPanePath } from '@/windows/openWindows';
import { useAfterPaint } from '@/ui/useAfterPaint';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './AppShell.module.css';
import { Navbar } from './navbar/Navbar';
import { findWindow } from './routeTable';
import { useDocumentTitle } from './useDocumentTitle';
import { useReturnFocus } from './useReturnFocus';
import { useShownWindow } from './useShownWindow';
import { LazyStaleNotice } from './window/lazyErrors';
import { LazyPane, LazyWindowHost } from './window/lazyWindows';
import { withErrorWindow } from './window/withErrorWindow';

/** Made once: nothing that happens to the windows concerns it. */
const navbar = <Navbar />;

const Home = withErrorWindow(homePart);
const home = <Home />;

/** The main screen, an issue beside its list and, over both, the window of the path. What lies behind a window is inert. */
export function AppShell() {
  const opened = useAppSelector((state) => openWindows(state, findWindow), shallowEqual);
  const shown = useShownWindow(opened.window);
  const pane = useShownWindow(opened.pane);
  const side = useAppSelector(selectPaneSide);
  const panePath = useAppSelector(selectPanePath);
  const error = useAppSelector((state) => findScreenError(state, opened), shallowEqual);
  const mainPath = useAppSelector(selectMainPath) ?? '';
  const listTitle = useAppSelector(selectListTitle);
  const density = useAppSelector(selectListDensity);
  const serverName = useAppSelector(selectServerName);
  const staleError = useAppSelector(selectListStaleError);
  const isCovered = shown !== null || error !== null;
  const isInert = useAfterPaint(isCovered);
  const main = useRef<HTMLElement>(null);
  const handleFocus = useReturnFocus({ isCovered, isInert }, main);
  const [hasWindows, setHasWindows] = useState(isCovered);
  if (isCovered && !hasWindows) setHasWindows(true);
  useDocumentTitle(isCovered || pane ? null : listTitle);

  return (
    <>
      <div className={styles['shell']} inert={isInert} onFocusCapture={handleFocus}>
        {navbar}
        <div className={styles['workspace']} data-side={pane ? side : undefined}>
          <main className={styles['main']} ref={main} tabIndex={-1} data-density={density}>
            <VisuallyHidden isPrinted>
              <h1>{listTitle || serverName}</h1>
            </VisuallyHidden>
            <IssueListPage
              home={home}
              notice={staleError && <LazyStaleNotice error={staleError} />}
            />
          </main>
          {pane && <LazyPane matched={pane} isCovered={isCovered} />}
        </div>
      </div>
      {hasWindows && (
        <LazyWindowHost
          matched={shown}
          wanted={opened.window}
          closePath={panePath ?? mainPath}
          hasPane={pane !== null}
          error={error}
        />
      )}
    </>
  );
}
