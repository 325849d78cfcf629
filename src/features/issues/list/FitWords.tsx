import { type RefObject, useEffect } from 'react';

export interface FitWordsProps {
  /** What the empty search box would say. */
  words: string | undefined;
  form: RefObject<HTMLFormElement | null>;
  /** Called with the words if there is room for them, else with none. */
  onFit: (words: string) => void;
}

/** Measures without asking for a layout: the browser tells the room of the box, and a canvas how wide the words are. */
export function FitWords({ words = '', form, onFit }: FitWordsProps): null {
  // External system: the layout.
  useEffect(() => {
    const input = form.current?.querySelector('input[type=search]');
    if (!input) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      onFit(widthIn(input, words) <= (entry?.contentRect.width ?? 0) ? words : '');
    });
    observer.observe(input);
    return () => {
      observer.disconnect();
    };
  }, [words, form, onFit]);

  return null;
}

/** How wide a text is in the letters of an element, in px. */
function widthIn(element: Element, text: string): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return Infinity;
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return Math.ceil(pen.measureText(text).width);
}
