import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { selectServerName } from '@/entities/session';
import { matchList } from '@/routing/paths/lists';
import { selectPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectListTitle } from '@/store/listTitle';
import type { RootState } from '@/store/rootReducer';
import { findScreenError } from '@/store/screenView';
import type { WindowTitle } from '@/store/windowRoutes';
import { findWindow } from './routeTable';

/** Title of the window or list, then the server's name; kept while a window is still loading (screens 6). */
export function useDocumentTitle(): void {
  const intl = useIntl();
  const serverName = useAppSelector(selectServerName);
  const title = useAppSelector((state) => readTitle(state, intl));

  // External system: the document's title.
  useEffect(() => {
    if (title === null) return;
    document.title = title === '' ? serverName : `${title} | ${serverName}`;
  }, [title, serverName]);
}

/** A window's title in the user's language. */
export function formatTitle(title: WindowTitle, intl: IntlShape): string {
  return 'text' in title ? title.text : intl.formatMessage(title.message, title.values);
}

function readTitle(state: RootState, intl: IntlShape): string | null {
  const path = selectPath(state);
  if (matchList(path)) return selectListTitle(state);
  const matched = findWindow(path);
  const page = matched?.loadedPage() ?? null;
  if (!page || findScreenError(state, matched)) return null;
  return page.isReady(state) ? formatTitle(page.title(state), intl) : null;
}
