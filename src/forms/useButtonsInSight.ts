import { type RefObject, useEffect } from 'react';

/**
 * Keeps in view what sends a form, where it grows while one is in it: by files, a quotation, a preview. It stands in a
 * pane that may be just high enough for what it was before.
 */
export function useButtonsInSight(form: RefObject<HTMLFormElement | null>): void {
  // External system: the layout, and the scroll position of what is around the form.
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    let height = 0;
    const observer = new ResizeObserver(() => {
      const before = height;
      height = element.offsetHeight;
      const active = document.activeElement;
      if (height <= before || !element.contains(active)) return;
      // What one is at comes last: where there is no room for both, it is that.
      const buttons = element.querySelector('[data-form-buttons]');
      for (const part of [buttons, active]) part?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [form]);
}
