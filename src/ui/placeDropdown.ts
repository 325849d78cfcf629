/** Room kept free between a drop-down and the edges of the screen or of what scrolls it, in px. */
const edge = 8;

/** Between a drop-down and its trigger. */
const gap = 4;

/** With less room than this on both sides a drop-down covers its trigger. */
const leastHeight = 160;

/**
 * Puts a drop-down where there is room: under the trigger and aligned with its start, else aligned with its end, else
 * shifted; above the trigger if that fits and below does not. The body of a window would cut it off at its sides, or
 * shift all that is in it. One that lies in the flow (in the narrow navbar) is scrolled into view and left alone.
 */
export function placeDropdown(trigger: HTMLElement, popover: HTMLElement): void {
  const { position } = getComputedStyle(popover);
  if (position === 'fixed') {
    placeOverScreen(trigger, popover);
    return;
  }
  if (position === 'absolute') {
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

/** As wide as its trigger, on the side where there is more room, and never larger than that. */
function placeOverScreen(trigger: HTMLElement, popover: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const box = trigger.getBoundingClientRect();
  Object.assign(popover.style, { minInlineSize: `${box.width}px`, maxBlockSize: '' });
  const { width, height } = popover.getBoundingClientRect();

  const below = clientHeight - edge - gap - box.bottom;
  const above = box.top - gap - edge;
  const isAbove = height > below && above > below;
  const room = Math.max(isAbove ? above : below, Math.min(leastHeight, clientHeight - 2 * edge));
  const shownHeight = Math.min(height, room);
  const wishedTop = isAbove ? box.top - gap - shownHeight : box.bottom + gap;
  const isFromRight = getComputedStyle(trigger).direction === 'rtl';
  const wishedLeft = isFromRight ? box.right - width : box.left;
  Object.assign(popover.style, {
    maxBlockSize: `${room}px`,
    top: `${between(edge, wishedTop, clientHeight - edge - shownHeight)}px`,
    left: `${between(edge, wishedLeft, clientWidth - edge - width)}px`,
  });
}

function between(least: number, wished: number, most: number): number {
  return Math.max(least, Math.min(wished, most));
}
