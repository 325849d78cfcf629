import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { commonMessages } from '@/i18n/commonMessages';
import { useGo } from '@/routing/useGo';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { findPageError, findStaleError } from '@/windows/screenView';
import type { OpenWindow } from '@/windows/openWindow';
import type { WindowBreadcrumb, WindowTitle } from '@/windows/windowPage';
import { endWholePage } from '@/windows/wholePage';
import { useIsShown } from '@/ui/ShownContext';
import { DropdownPlaceContext } from '@/ui/openDropdowns';
import { Skeleton } from '@/ui/Skeleton';
import type { Breadcrumb } from '@/ui/WindowBreadcrumbs';
import { WindowFrame } from '@/ui/WindowFrame';
import { PaneFrame } from '../pane/PaneFrame';
import { useDocumentTitle } from '../useDocumentTitle';
import { LazyErrorWindow, LazyStaleNotice } from './lazyErrors';
import styles from './WindowView.module.css';

interface WindowViewProps {
  matched: OpenWindow;
  /** Scroll offsets in px by window, kept while windows follow each other. */
  scrollMemory: RefObject<Map<string, number>>;
  /** It stands beside the list. */
  isPane?: boolean;
  /** Where closing it leads. */
  closePath: string;
}

/** A window from the moment its address is there: its frame at once, its content when code and data have come. */
export const WindowView = memo(function WindowView({
  matched,
  scrollMemory,
  isPane = false,
  closePath,
}: WindowViewProps) {
  const intl = useIntl();
  const go = useGo();
  const dispatch = useAppDispatch();
  const Frame = isPane ? PaneFrame : WindowFrame;
  const isShown = useIsShown();
  const { page, hasFailed, retry } = usePage(matched, isShown);
  const isReady = useAppSelector((state) => page?.isReady(state) ?? false);
  const hasData = useAppSelector((state) => page?.hasData(state) ?? false);
  const title = useAppSelector((state) =>
    page && hasData ? formatTitle(page.title(state), intl) : (page?.knownName(state) ?? null),
  );
  const size = useAppSelector((state) => (page && hasData ? page.size(state) : null));
  const error = useAppSelector((state) => page && findPageError(state, page), shallowEqual);
  const staleError = useAppSelector((state) => page && findStaleError(state, page), shallowEqual);
  const isRefreshing = useAppSelector(
    (state) =>
      isReady && (page?.queries(state).some((query) => query.select(state).isFetching) ?? false),
  );
  const breadcrumbs = useAppSelector(
    (state) => (page && hasData ? formatBreadcrumbs(page.breadcrumbs(state), intl) : noBreadcrumbs),
    isSameTrail,
  );
  const place = matched.keepsPlace ? matched.identity : null;
  const body = useRememberedScroll(isReady && isShown, place, scrollMemory);

  useDocumentTitle(isShown && !error ? title : null);

  if (hasFailed || error) {
    if (!isShown && !isPane) return null;
    const beside = isPane ? { Frame, closePath } : {};
    return error ? (
      <LazyErrorWindow error={error} {...beside} />
    ) : (
      <LazyErrorWindow error={{ kind: 'network' }} onRetry={retry} {...beside} />
    );
  }
  return (
    <DropdownPlaceContext value={isPane ? 'pane' : matched.identity}>
      <Frame
        title={title ?? intl.formatMessage(commonMessages.loading)}
        size={size ?? matched.size}
        isAutoClose={matched.autoClose}
        isBusy={isRefreshing}
        onClose={() => {
          if (isPane || !dispatch(endWholePage())) go(closePath);
        }}
        heading={isReady && page?.heading}
        buttons={isReady && page?.buttons}
        {...(breadcrumbs.length > 0 && { breadcrumbs })}
        bodyRef={body}
      >
        {staleError && (
          <div className={styles['stale']}>
            <LazyStaleNotice error={staleError} />
          </div>
        )}
        {page && isReady ? page.element : <Skeleton rows={6} />}
      </Frame>
    </DropdownPlaceContext>
  );
});

/** A window's title in the user's language. */
function formatTitle(title: WindowTitle, intl: IntlShape): string {
  return 'text' in title ? title.text : intl.formatMessage(title.message, title.values);
}

const noBreadcrumbs: readonly Breadcrumb[] = [];

function formatBreadcrumbs(
  trail: readonly WindowBreadcrumb[],
  intl: IntlShape,
): readonly Breadcrumb[] {
  return trail.map(({ path, title }) => ({
    key: path,
    label: formatTitle(title, intl),
    href: `#${path}`,
  }));
}

/** Made anew by each look at the state, so compared by what is shown. */
function isSameTrail(one: readonly Breadcrumb[], other: readonly Breadcrumb[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ key, label }, index) => key === other[index]?.key && label === other[index].label)
  );
}

/** The page's code, loaded if need be whenever the window is shown. */
function usePage(matched: OpenWindow, isShown: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const [, setArrived] = useState<OpenWindow | null>(null);
  const page = matched.loadedPage();

  // External system: the chunk of the page.
  useEffect(() => {
    if (!isShown || page) return;
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
      // Whoever comes back later tries anew.
      setFailedAttempt(null);
    };
  }, [matched, page, attempt, isShown]);

  return {
    page,
    hasFailed: !page && failedAttempt === attempt,
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}

/**
 * Restores the window's scroll when its content is on screen, and remembers it while one moves on (screens 6.1). What lies
 * below a window is opened anew from there.
 *
 * @param place raw path of the window; null where coming back starts at the top
 */
function useRememberedScroll(
  isShown: boolean,
  place: string | null,
  scrollMemory: RefObject<Map<string, number>>,
) {
  const body = useRef<HTMLDivElement>(null);
  /** Where the body is by the last event, in px. To ask or tell the body itself lays out what was just drawn. */
  const known = useRef<{ element: HTMLElement | null; top: number }>({ element: null, top: 0 });

  // External system: the scroll position of the window's body.
  useEffect(() => {
    const element = body.current;
    const memory = scrollMemory.current;
    if (!isShown || !element || place === null) return;
    const remembered = memory.get(place) ?? 0;
    if (known.current.element !== element) known.current = { element, top: 0 };
    // A pane shows one window after the other in the same body.
    if (remembered !== known.current.top) {
      element.scrollTop = remembered;
      known.current.top = element.scrollTop;
    }
    const handleScroll = () => {
      known.current.top = element.scrollTop;
      memory.set(place, known.current.top);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', handleScroll);
      for (const other of memory.keys()) if (other.startsWith(`${place}/`)) memory.delete(other);
    };
  }, [isShown, place, scrollMemory]);

  return body;
}
