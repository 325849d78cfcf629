import { type RefObject, useLayoutEffect } from 'react';

/** Lines of a text that grows, and of one with room for more than it. */
export const minRows = 2;
export const maxRows = 12;

/** Whether style sheets can do it, which costs nothing while one types. */
const growsByItself = () => 'fieldSizing' in document.documentElement.style;

/**
 * Makes a text area as high as its text, which may be wrapped into more lines than it was typed in, and one line to go on.
 *
 * @param text null where it does not grow
 */
export function useMeasuredRows(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string | null,
): void {
  // External system: how the browser lays the text out.
  useLayoutEffect(() => {
    if (text !== null && area.current && !growsByItself()) fit(area.current);
  }, [area, text]);
}

function fit(element: HTMLTextAreaElement): void {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
  const line = parseFloat(lineHeight);
  if (!(line > 0)) return;
  element.rows = minRows;
  const room = element.scrollHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  element.rows = Math.min(maxRows, Math.max(minRows, Math.round(room / line) + 1));
}
