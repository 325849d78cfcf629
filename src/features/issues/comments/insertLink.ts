import { insertAtCursor } from '@/forms/fields/insertAsTyped';

/**
 * Puts a link into a text at its cursor, or behind what is selected: not into the word before it, and no number into what
 * follows. One goes on behind it.
 */
export function insertLink(
  area: HTMLTextAreaElement,
  link: string,
  onChange: (text: string) => void,
): void {
  const { value, selectionEnd: at } = area;
  const isApart = /(^|\s)$/.test(value.slice(0, at));
  const runsOn = /^\w/.test(value.slice(at));
  area.setSelectionRange(at, at);
  insertAtCursor(area, `${isApart ? '' : ' '}${link}${runsOn ? ' ' : ''}`, onChange);
}
