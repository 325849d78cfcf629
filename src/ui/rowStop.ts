/** The row or card where the keyboard stood, in the list on screen; others are kept out of sight. */
export function findRowStop(): HTMLElement | undefined {
  const stops = document.querySelectorAll<HTMLElement>('main [data-row-link][tabindex="0"]');
  return [...stops].find((stop) => !stop.closest('[inert], [aria-hidden=true]'));
}
