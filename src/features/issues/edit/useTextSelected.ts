import { useLayoutEffect } from 'react';

/**
 * Selects the text of the field that an editor has given the focus to, once it is ready: the first letter typed takes
 * the place of the old value, as in spreadsheets. After "New" it would be none of the choices.
 */
export function useTextSelected(isReady: boolean): void {
  // External system: the selection in the field.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isReady && activeElement instanceof HTMLInputElement) activeElement.select();
  }, [isReady]);
}
