/** Esc as it is pressed to give up a character that is being put together, as in Japanese: it is for nobody else. */
export function composingEscape(): KeyboardEvent {
  const isPressed = { key: 'Escape', bubbles: true, cancelable: true };
  return new KeyboardEvent('keydown', { ...isPressed, isComposing: true });
}
