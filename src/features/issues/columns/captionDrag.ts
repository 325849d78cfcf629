import { dropIndex, type RowPlace } from '@/ui/order/moves';
import styles from './captionDrag.module.css';

/** In px: a press that moves less is a click. */
const slack = 6;

/** In px from the edges of the list: there it is scrolled along. */
const edgeWidth = 32;
const scrollStep = 12;

interface CaptionDrag {
  press: PointerEvent;
  /** The caption that is taken. */
  caption: HTMLElement;
  /** The captions it can change places with, itself among them, as they stand. */
  captions: readonly HTMLElement[];
  /** Where it is dropped among them; not called where that is its own place. */
  onDrop: (to: number) => void;
}

/**
 * Follows a pressed pointer until it is let go. Nothing is rendered meanwhile: a line says between which captions the column
 * would come. Esc, and a list that is drawn anew, end it without a change.
 */
export function followCaption({ press, caption, captions, onDrop }: CaptionDrag): void {
  const ends = new AbortController();
  const { signal } = ends;
  const isMirrored = getComputedStyle(caption).direction === 'rtl';
  const scroller = caption.closest('[role=table]')?.parentElement;
  const from = captions.indexOf(caption);
  /** How far into the caption the pointer took hold. */
  const grip = press.clientX - caption.getBoundingClientRect().left;
  let to = from;
  let line: HTMLElement | null = null;

  function placeOf(element: HTMLElement): RowPlace {
    const { left, right, width } = element.getBoundingClientRect();
    return { start: isMirrored ? -right : left, size: width };
  }

  function begin() {
    caption.setPointerCapture(press.pointerId);
    caption.classList.add(styles['dragged'] ?? '');
    line = document.createElement('div');
    line.className = styles['line'] ?? '';
    document.body.append(line);
  }

  function end() {
    ends.abort();
    if (!line) return;
    line.remove();
    caption.classList.remove(styles['dragged'] ?? '');
  }

  function handleMove(event: PointerEvent) {
    const moved = event.clientX - press.clientX;
    // Outside of the window it is let go without an event, until it is captured.
    const isLetGo = !line && event.buttons === 0;
    if (isLetGo || !caption.isConnected) end();
    else if (line || Math.abs(moved) >= slack) {
      if (!line) begin();
      scrollAlong(event.clientX);
      // From where it stands by now: the list may have been scrolled.
      const offset = event.clientX - grip - caption.getBoundingClientRect().left;
      to = dropIndex(captions.map(placeOf), from, isMirrored ? -offset : offset);
      showLine();
    }
  }

  function scrollAlong(x: number) {
    if (!scroller) return;
    const { left, right } = scroller.getBoundingClientRect();
    if (x < left + edgeWidth) scroller.scrollBy(-scrollStep, 0);
    else if (x > right - edgeWidth) scroller.scrollBy(scrollStep, 0);
  }

  function showLine() {
    const target = captions[to];
    if (!line || !target) return;
    const { left, right, top } = target.getBoundingClientRect();
    const isBefore = to < from;
    const bottom = scroller?.getBoundingClientRect().bottom ?? top;
    line.hidden = to === from;
    line.style.left = `${String(isBefore === isMirrored ? right : left)}px`;
    line.style.top = `${String(top)}px`;
    line.style.height = `${String(bottom - top)}px`;
  }

  function handleUp() {
    const wasDragged = line !== null;
    end();
    if (!wasDragged) return;
    // What was dragged is not clicked: that would sort by it.
    const click = new AbortController();
    document.addEventListener('click', suppress, { capture: true, signal: click.signal });
    setTimeout(() => {
      click.abort();
    });
    if (to !== from) onDrop(to);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !line) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  }

  document.addEventListener('pointermove', handleMove, { signal });
  document.addEventListener('pointerup', handleUp, { signal });
  document.addEventListener('pointercancel', end, { signal });
  document.addEventListener('keydown', handleKeyDown, { signal, capture: true });
}

function suppress(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
