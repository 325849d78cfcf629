import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { insertAsTyped } from './insertAsTyped';
import type { TextSelection } from './markupEdits';

interface PendingSelection {
  start: number;
  end: number;
  scrollTop: number;
}

interface TextEditing {
  /** For the text area. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** The same function as long as `onChange` is. */
  edit: (change: (before: TextSelection) => TextSelection) => void;
}

/** Applies edits to a controlled text area and puts selection and scroll where the edit wants them. */
export function useTextEditing(onChange: (text: string) => void): TextEditing {
  const area = useRef<HTMLTextAreaElement>(null);
  const [pending, setPending] = useState<PendingSelection | null>(null);

  // External system: the selection, which the browser moves when the text changes under it.
  useLayoutEffect(() => {
    if (!pending || !area.current) return;
    area.current.setSelectionRange(pending.start, pending.end);
    area.current.scrollTop = pending.scrollTop;
  }, [pending]);

  const edit = useCallback(
    (change: (before: TextSelection) => TextSelection) => {
      const element = area.current;
      if (!element || element.readOnly) return;
      const { value: text, selectionStart: start, selectionEnd: end, scrollTop } = element;
      const after = change({ text, start, end });
      element.focus();
      if (!changeAsTyped(element, after.text)) onChange(after.text);
      setPending({ start: after.start, end: after.end, scrollTop });
    },
    [onChange],
  );

  return { area, edit };
}

/** Changes the text where it differs, so that the browser's undo takes that back; false where it cannot. */
function changeAsTyped(element: HTMLTextAreaElement, text: string): boolean {
  const { from, to, inserted } = findChange(element.value, text);
  element.setSelectionRange(from, to);
  return insertAsTyped(element, inserted);
}

/** The one stretch in which two texts differ. */
function findChange(before: string, after: string): { from: number; to: number; inserted: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { from, to: before.length - tail, inserted: after.slice(from, after.length - tail) };
}
