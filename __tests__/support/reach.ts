/** What of the document somebody can get to, by its place: queries by role take too long for walks. */

const outOfReach = '[inert], [hidden], [aria-hidden=true], [style*="display: none"]';

const isInReach = (element: Element) => element.closest(outOfReach) === null;

/** The elements that can be reached and are in use, in their order. */
export function inReach(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => isInReach(element) && element.getAttribute('aria-disabled') !== 'true',
  );
}

/** What a button is called, and the part of the screen around it. */
export function nameInPart(button: HTMLElement): string {
  const part = button.parentElement?.closest('[aria-label]');
  return [button, part].map((element) => element?.getAttribute('aria-label') ?? '').join(' in ');
}

/** Whether the keyboard is on something that one can go on from. */
export function isKeyboardSomewhere(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && isInReach(activeElement);
}

/**
 * Answers how to find where the keyboard is now, or what has come in its place; of a field, which takes keys for itself, it
 * is the window around it.
 */
export function placeOfKeyboard(): () => HTMLElement | undefined {
  const { activeElement: start } = document;
  const href = start?.matches('[data-row-link]') === true ? start.getAttribute('href') : null;
  return () => {
    if (start instanceof HTMLElement && !start.matches('body, input') && start.isConnected) {
      if (isInReach(start)) return start;
    }
    const [row] = href === null ? [] : inReach(`main a[data-row-link][href="${href}"]`);
    return row ?? inReach('[role=dialog]').at(-1) ?? inReach('main')[0];
  };
}
