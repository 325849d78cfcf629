/** What a button may stand beside, or be inside of, that takes the focus when it goes. */
const beside = 'button, a[href]';
const around = '[tabindex], main';

/**
 * The `ref` of a button that goes with what it does: the focus goes to what stands in its place then, or else around it,
 * before the next key is pressed.
 */
export function focusNext(button: HTMLElement | null): (() => void) | undefined {
  const parent = button?.parentElement;
  if (!button || !parent) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const place = [...parent.querySelectorAll(beside)].indexOf(button);
    // What comes in its place is there when all of it has been drawn.
    queueMicrotask(() => {
      if (document.activeElement !== document.body || !parent.isConnected) return;
      const left = [...parent.querySelectorAll<HTMLElement>(beside)];
      const next = left[place] ?? left.at(-1) ?? parent.closest<HTMLElement>(around);
      next?.focus({ preventScroll: true });
    });
  };
}
