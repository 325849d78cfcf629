import { useRef, type KeyboardEvent } from 'react';

/** Letters typed within this time, in ms, belong to one word. */
const pause = 700;

/** Finds the next item that begins with the letters typed in a row. */
export function useTypeahead() {
  const typed = useRef({ text: '', at: 0 });

  return (
    event: KeyboardEvent,
    items: readonly HTMLElement[],
    current: number,
  ): number | undefined => {
    if (
      event.key.length !== 1 ||
      event.key === ' ' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    ) {
      return undefined;
    }
    const isContinued = event.timeStamp - typed.current.at < pause;
    const text = (isContinued ? typed.current.text : '') + event.key.toLocaleLowerCase();
    typed.current = { text, at: event.timeStamp };
    // A first letter moves on, so that repeating it walks through its items; a longer word may stay.
    const start = text.length === 1 ? current + 1 : Math.max(current, 0);
    for (let step = 0; step < items.length; step += 1) {
      const index = (start + step) % items.length;
      if (items[index]?.textContent.toLocaleLowerCase().startsWith(text)) return index;
    }
    return undefined;
  };
}
