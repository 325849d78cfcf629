import { type RefObject, useEffect } from 'react';

/**
 * Ctrl+Enter (on a Mac, Cmd+Enter) presses the button that submits a form, if it has one, from any of its controls; with
 * Shift as a press with Shift.
 */
export function useSubmitShortcut(form: RefObject<HTMLFormElement | null>): void {
  // External system: keys pressed anywhere in the form, its text areas included.
  useEffect(() => {
    const element = form.current;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { shiftKey } = event;
      // Not the form itself: the button takes nothing while it is busy.
      element
        ?.querySelector('[type=submit]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
    }
    element?.addEventListener('keydown', handleKeyDown);
    return () => {
      element?.removeEventListener('keydown', handleKeyDown);
    };
  }, [form]);
}
