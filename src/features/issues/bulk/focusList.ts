/** Back to the row where the keyboard stood. */
export function focusList(): void {
  document.querySelector<HTMLElement>('main [data-row-link][tabindex="0"]')?.focus();
}
