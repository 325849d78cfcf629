/** The two places between which the focus goes: the row of the issue, and the pane that shows it. */

/** The row of the issue that is shown, in the list on screen; others are kept out of sight. */
export function findCurrentRow(): HTMLElement | null {
  const rows = document.querySelectorAll<HTMLElement>('main a[data-row-link][aria-current]');
  return [...rows].find((row) => row.closest('[aria-hidden=true]') === null) ?? null;
}

/** To the row, or to the list where the issue has none. */
export function focusList(): void {
  const place = findCurrentRow() ?? document.querySelector('main');
  place?.focus();
}

export function focusPane(): void {
  document.querySelector<HTMLElement>('[data-pane]')?.focus({ preventScroll: true });
}

/** Whether the keyboard is in the pane, and not in the list. */
export function isInPane(): boolean {
  return document.activeElement?.closest('[data-pane]') instanceof Element;
}
