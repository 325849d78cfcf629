import { useEffect } from 'react';
import { aimAtColumn } from '@/features/issues/commands';
import { rowAimed } from '@/screen/selection';
import { useAppDispatch } from '@/store/hooks';
import { issueOfLink } from '../rowPresses';

/** In ms: a pointer that stays so long on a row or a caption is not on its way to another. */
const restDelay = 80;

const aimable = 'main :is([role=row], [role=columnheader], [data-card])';

/**
 * What a mouse comes to rest on is made ready (decision 069). Who looks at a name for a moment is about to open it, so its
 * row is noted and its issue fetched; over the caption of a column, the rows are put in its order. A finger rests on
 * nothing, and whoever is in another window, such as that of the developer tools, only passes by.
 */
export function useAim(): void {
  const dispatch = useAppDispatch();

  // External system: the pointer.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: Element | null = null;

    function come(element: Element | null) {
      if (element === current) return;
      current = element;
      clearTimeout(timer);
      const ready = element && readier(element);
      if (!ready) return;
      timer = setTimeout(() => {
        if (document.hasFocus()) ready();
      }, restDelay);
    }

    /** What makes ready what may follow there; null for nothing. */
    function readier(element: Element): (() => void) | null {
      const column = element.matches('[role=columnheader]')
        ? element.querySelector('[data-column]')?.getAttribute('data-column')
        : null;
      if (column) {
        return () => {
          dispatch(aimAtColumn(Number(column)));
        };
      }
      const issueId = issueOfLink(element.querySelector('a[data-row-link]'));
      if (issueId === null) return null;
      return () => {
        dispatch(rowAimed({ issueId }));
      };
    }

    function handleOver({ target, pointerType, buttons }: PointerEvent) {
      if (pointerType === 'touch' || buttons > 0) return;
      come(target instanceof Element ? target.closest(aimable) : null);
    }

    /** What it does there is more than to rest. */
    function handleDown() {
      clearTimeout(timer);
    }

    document.addEventListener('pointerover', handleOver);
    document.addEventListener('pointerdown', handleDown);
    // It was there before. A caption is within a row.
    come([...document.querySelectorAll(`${aimable}:hover`)].at(-1) ?? null);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', handleOver);
      document.removeEventListener('pointerdown', handleDown);
    };
  }, [dispatch]);
}
