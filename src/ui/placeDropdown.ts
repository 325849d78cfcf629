/** Room kept free between a drop-down and the edges of the screen, in px. */
const edge = 8;

/**
 * Puts a drop-down where there is room: under the trigger and aligned with its start, else aligned with its end, else
 * shifted; above the trigger if that fits and below does not. One that lies in the flow (in the narrow navbar) is
 * scrolled into view and left alone.
 */
export function placeDropdown(trigger: HTMLElement, popover: HTMLElement): void {
  if (getComputedStyle(popover).position === 'absolute') {
    const { clientWidth, clientHeight } = document.documentElement;
    let box = popover.getBoundingClientRect();
    if (box.right > clientWidth - edge || box.left < edge) {
      popover.dataset['align'] = 'end';
      box = popover.getBoundingClientRect();
    }
    const shift = Math.max(Math.min(0, clientWidth - edge - box.right), edge - box.left);
    if (shift !== 0) popover.style.translate = `${shift}px 0`;
    const spaceAbove = trigger.getBoundingClientRect().top - edge;
    if (box.bottom > clientHeight - edge && box.height <= spaceAbove) {
      popover.dataset['side'] = 'above';
    }
  }
  popover.scrollIntoView({ block: 'nearest' });
}
