import { useEffect, useState } from 'react';
import type { RootState } from '@/store/rootReducer';
import { useAppSelector } from '@/store/hooks';
import type { OpenWindow } from '@/windows/openWindow';
import { findPageError } from '@/windows/screenView';

/** So long a window is waited for before its empty frame is drawn, in ms: most answers are there by then. */
const patience = 120;

/**
 * The window to draw. To draw one empty and then again with its content takes longer than most answers do, so what one
 * reads stays on screen until there is something to show, or for as long as nobody notices. A form goes at once: it
 * must not be sent twice.
 */
export function useShownWindow(matched: OpenWindow | null): OpenWindow | null {
  const [shown, setShown] = useState(matched);
  const isHeld =
    matched !== null && matched.identity !== shown?.identity && (shown?.autoClose ?? true);
  const isWaiting = useAppSelector((state) => isHeld && !hasContent(state, matched));
  const [, setArrived] = useState<OpenWindow | null>(null);
  if (!isWaiting && shown !== matched) setShown(matched);

  // External system: the clock and the chunk of the page.
  useEffect(() => {
    if (!isWaiting || !matched) return;
    const show = () => {
      setShown(matched);
    };
    const timer = setTimeout(show, patience);
    let isGone = false;
    matched.loadPage().then(() => {
      if (!isGone) setArrived(matched);
    }, show);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [matched, isWaiting]);

  return isWaiting ? shown : matched;
}

function hasContent(state: RootState, window: OpenWindow): boolean {
  const page = window.loadedPage();
  return page !== null && (page.isReady(state) || findPageError(state, page) !== null);
}
