import { fireEvent } from '@testing-library/react';

/** Pastes files, as a picture of the screen, which user-event cannot: jsdom has no clipboard for them. */
export function pasteFiles(target: Element, ...files: readonly File[]): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { files, types: ['Files'] } });
  fireEvent(target, event);
}
