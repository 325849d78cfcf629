import { type RefObject, useEffect } from 'react';

/** Ctrl+Enter (on a Mac, Cmd+Enter) submits a form from any of its controls, once it has a button that does. */
export function useSubmitShortcut(form: RefObject<HTMLFormElement | null>): void {
  // External system: keys pressed anywhere in the form, its text areas included.
  useEffect(() => {
    const element = form.current;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (element?.querySelector('[type=submit]')) element.requestSubmit();
    }
    element?.addEventListener('keydown', handleKeyDown);
    return () => {
      element?.removeEventListener('keydown', handleKeyDown);
    };
  }, [form]);
}
