/** A key as it is pressed while a character is put together, as in Japanese: it is for nobody else. */
export function composingKey(key: string): KeyboardEvent {
  return new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true });
}

/** Esc that gives up such a character. */
export const composingEscape = () => composingKey('Escape');
