import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '@/i18n/commonMessages';
import { useGo } from '@/routing/useGo';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { findPageError, findStaleError } from '@/store/screenView';
import type { MatchedWindow } from '@/store/windowRoutes';
import { Skeleton } from '@/ui/Skeleton';
import { WindowFrame } from '@/ui/WindowFrame';
import { formatTitle } from '../useDocumentTitle';
import { ErrorWindow } from './ErrorWindow';
import { StaleNotice } from './StaleNotice';

interface OpenWindowProps {
  matched: MatchedWindow;
  /** Scroll offsets in px by window, kept while windows follow each other. */
  scrollMemory: Map<string, number>;
}

/** A window from the moment its address is there: its frame at once, its content when code and data have come. */
export function OpenWindow({ matched, scrollMemory }: OpenWindowProps) {
  const intl = useIntl();
  const go = useGo();
  const { page, hasFailed, retry } = usePage(matched);
  const mainPath = useAppSelector(selectMainPath);
  const isReady = useAppSelector((state) => page?.isReady(state) ?? false);
  const title = useAppSelector((state) =>
    page && isReady ? formatTitle(page.title(state), intl) : null,
  );
  const error = useAppSelector((state) => page && findPageError(state, page));
  const staleError = useAppSelector((state) => page && findStaleError(state, page));
  const isRefreshing = useAppSelector(
    (state) =>
      isReady && (page?.queries(state).some((query) => query.select(state).isFetching) ?? false),
  );
  const body = useRememberedScroll(isReady, matched.identity, scrollMemory);

  if (hasFailed) return <ErrorWindow error={{ kind: 'network' }} onRetry={retry} />;
  if (error) return <ErrorWindow error={error} />;
  return (
    <WindowFrame
      title={title ?? intl.formatMessage(commonMessages.loading)}
      size={matched.size}
      isAutoClose={matched.autoClose}
      isBusy={isRefreshing}
      onClose={() => {
        go(mainPath ?? '');
      }}
      buttons={isReady && page?.buttons}
      bodyRef={body}
    >
      {staleError && <StaleNotice error={staleError} />}
      {page && isReady ? page.element : <Skeleton rows={6} />}
    </WindowFrame>
  );
}

/** The page's code, loaded if need be. */
function usePage(matched: MatchedWindow) {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const [, setArrived] = useState<MatchedWindow | null>(null);
  const page = matched.loadedPage();

  // External system: the chunk of the page.
  useEffect(() => {
    let isGone = false;
    matched.loadPage().then(
      () => {
        if (!isGone) setArrived(matched);
      },
      () => {
        if (!isGone) setFailedAttempt(attempt);
      },
    );
    return () => {
      isGone = true;
    };
  }, [matched, attempt]);

  return {
    page,
    hasFailed: !page && failedAttempt === attempt,
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}

/** Restores the window's scroll when its content is there, and remembers it on leaving (screens 6.1). */
function useRememberedScroll(isReady: boolean, identity: string, memory: Map<string, number>) {
  const body = useRef<HTMLDivElement>(null);

  // External system: the scroll position of the window's body.
  useEffect(() => {
    const element = body.current;
    if (!isReady || !element) return;
    element.scrollTop = memory.get(identity) ?? 0;
    const handleScroll = () => {
      memory.set(identity, element.scrollTop);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', handleScroll);
    };
  }, [isReady, identity, memory]);

  return body;
}
