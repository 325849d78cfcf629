/** Room kept free between a drop-down and the edges of the screen or of what scrolls it, in px. */
const edge = 8;

/**
 * Puts a drop-down where there is room: under the trigger and aligned with its start, else aligned with its end, else
 * shifted; above the trigger if that fits and below does not. The body of a window would cut it off at its sides, or
 * shift all that is in it. One that lies in the flow (in the narrow navbar) is scrolled into view and left alone.
 */
export function placeDropdown(trigger: HTMLElement, popover: HTMLElement): void {
  if (getComputedStyle(popover).position === 'absolute') {
    const page = document.documentElement;
    const room = (popover.closest('[data-scroller]') ?? page).getBoundingClientRect();
    let box = popover.getBoundingClientRect();
    if (box.right > room.right - edge || box.left < room.left + edge) {
      popover.dataset['align'] = 'end';
      box = popover.getBoundingClientRect();
    }
    const shift = Math.max(Math.min(0, room.right - edge - box.right), room.left + edge - box.left);
    if (shift !== 0) popover.style.translate = `${shift}px 0`;
    const spaceAbove = trigger.getBoundingClientRect().top - edge;
    if (box.bottom > page.clientHeight - edge && box.height <= spaceAbove) {
      popover.dataset['side'] = 'above';
    }
  }
  popover.scrollIntoView({ block: 'nearest' });
}
