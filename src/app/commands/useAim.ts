import { useEffect } from 'react';
import { rowAimed } from '@/screen/selection';
import { useAppDispatch } from '@/store/hooks';
import { issueOfLink } from '../rowPresses';

/** In ms: a pointer that stays so long on a row is not on its way to another. */
const restDelay = 80;

const row = 'main :is([role=row], [data-card])';

/**
 * Notes the row that a mouse comes to rest on: who looks at a name for a moment is about to open it, so its issue is
 * fetched ahead (decision 069). A finger rests on nothing, and whoever is in another window, such as that of the
 * developer tools, only passes by.
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
      const issueId = issueOfLink(element?.querySelector('a[data-row-link]') ?? null);
      if (issueId === null) return;
      timer = setTimeout(() => {
        if (document.hasFocus()) dispatch(rowAimed({ issueId }));
      }, restDelay);
    }

    function handleOver({ target, pointerType, buttons }: PointerEvent) {
      if (pointerType === 'touch' || buttons > 0) return;
      come(target instanceof Element ? target.closest(row) : null);
    }

    /** What it does there is more than to rest. */
    function handleDown() {
      clearTimeout(timer);
    }

    document.addEventListener('pointerover', handleOver);
    document.addEventListener('pointerdown', handleDown);
    // It was there before.
    come(document.querySelector(`${row}:hover`));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', handleOver);
      document.removeEventListener('pointerdown', handleDown);
    };
  }, [dispatch]);
}
