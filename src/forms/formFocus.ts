const controls =
  'input:not([type="hidden"], [disabled]), textarea, select:not([disabled]), button[role="combobox"]:not([disabled])';

/** Puts the focus on the first control of a form, or the named one; without any, on the button that does no harm. */
export function focusFirstControl(form: HTMLFormElement | null, name?: string): void {
  const named = name === undefined ? null : form?.querySelector<HTMLElement>(`[name="${name}"]`);
  const first = named ?? form?.querySelector<HTMLElement>(controls);
  // Radio buttons are entered at their choice: from another, a key would change it.
  const chosen = first?.closest('[role="radiogroup"]')?.querySelector<HTMLElement>(':checked');
  const control = chosen ?? first;
  if (control) control.focus();
  else focusButton(form, form?.dataset['dangerous'] === 'true' ? -1 : 0);
  // A text that is already there, such as a quotation, is gone on with.
  if (control instanceof HTMLTextAreaElement) control.selectionStart = control.value.length;
}

/** Puts the focus on the button that submits, which stays where it is whatever happens to the form. */
export function focusFirstButton(form: HTMLFormElement | null): void {
  focusButton(form, 0);
}

/** Puts the focus on Cancel. */
export function focusLastButton(form: HTMLFormElement | null): void {
  focusButton(form, -1);
}

/** The buttons are always in view, so what is asked need not be scrolled away for them. */
function focusButton(form: HTMLFormElement | null, place: number): void {
  const buttons = form?.querySelectorAll<HTMLElement>('[data-form-buttons] button') ?? [];
  [...buttons].at(place)?.focus({ preventScroll: true });
}

/**
 * Puts the focus on the first control with a problem; a group of controls stands for its first.
 *
 * @returns the control where it had the focus already, which nobody hears of then; null otherwise
 */
export function focusFirstProblem(form: HTMLFormElement | null): HTMLElement | null {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches(controls)
    ? invalid
    : invalid?.querySelector<HTMLElement>(controls);
  if (control && control === document.activeElement) return control;
  control?.focus();
  return null;
}
