import { type RefObject, useEffect } from 'react';

/** Ctrl+Enter (on a Mac, Cmd+Enter) presses the button that submits a form, if it has one, from any of its controls. */
export function useSubmitShortcut(form: RefObject<HTMLFormElement | null>): void {
  // External system: keys pressed anywhere in the form, its text areas included.
  useEffect(() => {
    const element = form.current;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // Not the form itself: the button takes nothing while it is busy.
      element?.querySelector<HTMLElement>('[type=submit]')?.click();
    }
    element?.addEventListener('keydown', handleKeyDown);
    return () => {
      element?.removeEventListener('keydown', handleKeyDown);
    };
  }, [form]);
}
