import { flushSync } from 'react-dom';

/**
 * Puts a text in the place of what is selected, as if it were typed, so that the browser's undo takes it back. The command
 * is deprecated without a successor, hence asked for by name; false where it is gone.
 */
export function insertAsTyped(element: HTMLTextAreaElement, inserted: string): boolean {
  const command: unknown = Reflect.get(element.ownerDocument, 'execCommand');
  if (typeof command !== 'function') return false;
  return command.call(element.ownerDocument, 'insertText', false, inserted) === true;
}

/** Puts a text where the cursor of a text area stands, or in the place of what is selected; one goes on behind it. */
export function insertAtCursor(
  area: HTMLTextAreaElement,
  inserted: string,
  onChange: (text: string) => void,
): void {
  area.focus();
  const { value, selectionStart, selectionEnd } = area;
  if (insertAsTyped(area, inserted)) return;
  // Drawn at once: whoever types on types behind it.
  flushSync(() => {
    onChange(value.slice(0, selectionStart) + inserted + value.slice(selectionEnd));
  });
  const end = selectionStart + inserted.length;
  area.setSelectionRange(end, end);
}
