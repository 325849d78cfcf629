/** Back to the row where the keyboard stood, in the list on screen; others are kept out of sight. */
export function focusList(): void {
  const stops = document.querySelectorAll<HTMLElement>('main [data-row-link][tabindex="0"]');
  [...stops].find((stop) => !stop.closest('[inert], [aria-hidden=true]'))?.focus();
}
