import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { followPress, isPlainPress } from './followPress';
import { scrollAtEdges } from './scrollAtEdges';

/** Cards that are dragged, and the place they are over. */
export interface Drag {
  issueIds: readonly number[];
  /** As `data-place` names it; null over none. */
  over: string | null;
}

interface CardDragOptions {
  /** Cards in it are those below `data-card`, places those with `data-place`. */
  root: RefObject<HTMLElement | null>;
  /** What follows the pointer. */
  ghost: RefObject<HTMLElement | null>;
  /** What is dragged with a card, itself first; empty where it cannot be moved. */
  idsOf: (issueId: number) => readonly number[];
  onDrop: (issueIds: readonly number[], place: string) => void;
}

/** A pointer that is down on a card, and has not become a drag yet. */
interface Press {
  pointerId: number;
  issueId: number;
  /** What the browser tells of the finger, even once the card has left the page. */
  target: Element;
  x: number;
  y: number;
}

/** In px: a mouse that moves so far drags, a finger that does scrolls. */
const slop = 6;

/** In ms: a finger that rests so long on a card takes it up. */
const longPress = 350;

/**
 * Cards that are dragged by mouse, pen or finger. A finger takes a card up by resting on it, so that it can scroll; lifted
 * again without having moved, it asks for the menu of the card as it does elsewhere. Esc ends a drag.
 */
export function useCardDrag({ root, ghost, ...rest }: CardDragOptions): Drag | null {
  const [drag, setDrag] = useState<Drag | null>(null);
  const idsOf = useEffectEvent(rest.idsOf);
  const onDrop = useEffectEvent(rest.onDrop);
  const latest = useRef<Drag | null>(null);

  // External system: the pointers of the page.
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let press: Press | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at = { x: 0, y: 0 };
    let hasMoved = false;
    let stopScrolling: (() => void) | null = null;

    function note(next: Drag | null) {
      latest.current = next;
      setDrag(next);
    }

    function follow() {
      const current = latest.current;
      if (!current) return;
      if (ghost.current) {
        ghost.current.style.transform = `translate(${String(at.x)}px, ${String(at.y)}px)`;
      }
      const over = placeAt(element, at);
      if (over !== current.over) note({ ...current, over });
    }

    function begin(issueIds: readonly number[]) {
      if (!press) return;
      element?.setPointerCapture(press.pointerId);
      // A card that is scrolled out of sight leaves the page, and its touches reach nothing above it any more.
      press.target.addEventListener('touchmove', keepStill, { passive: false });
      hasMoved = false;
      note({ issueIds, over: placeAt(element, at) });
      stopScrolling = scrollAtEdges(element, () => at, follow);
    }

    function end() {
      clearTimeout(timer);
      press?.target.removeEventListener('touchmove', keepStill);
      press = null;
      stopScrolling?.();
      stopScrolling = null;
      if (latest.current) note(null);
    }

    function handleDown(event: PointerEvent) {
      const target = event.target instanceof Element ? event.target : null;
      const card = target?.closest('[data-card]');
      if (!target || !card || !isPlainPress(event)) return;
      if (latest.current || target.closest('[data-tick]')) return;
      const issueId = Number(card.getAttribute('data-card'));
      press = { pointerId: event.pointerId, issueId, target, x: event.clientX, y: event.clientY };
      at = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'touch') return;
      timer = setTimeout(() => {
        const issueIds = press ? idsOf(press.issueId) : [];
        if (issueIds.length > 0) begin(issueIds);
      }, longPress);
    }

    function handleMove(event: PointerEvent) {
      if (event.pointerId !== press?.pointerId) return;
      at = { x: event.clientX, y: event.clientY };
      const isFar = Math.hypot(at.x - press.x, at.y - press.y) > slop;
      if (latest.current) {
        hasMoved ||= isFar;
        follow();
        return;
      }
      if (!isFar) return;
      if (event.pointerType === 'touch') {
        end();
        return;
      }
      const issueIds = idsOf(press.issueId);
      if (issueIds.length === 0) end();
      else {
        begin(issueIds);
        hasMoved = true;
        follow();
      }
    }

    function handleUp(event: PointerEvent) {
      if (event.pointerId !== press?.pointerId) return;
      const done = latest.current;
      const { issueId } = press;
      const place = at;
      end();
      if (!done) return;
      skipClick();
      if (!hasMoved) askForMenu(element, issueId, place);
      else if (done.over !== null) onDrop(done.issueIds, done.over);
    }

    /** A finger that drags does not scroll, and its long press asks for nothing yet. */
    function keepStill(event: Event) {
      if (latest.current) event.preventDefault();
    }

    function refuseOwnDrag(event: DragEvent) {
      event.preventDefault();
    }

    function holdMenu(event: MouseEvent) {
      if (!latest.current) return;
      event.preventDefault();
      event.stopPropagation();
    }

    const stopFollowing = followPress(element, {
      down: handleDown,
      move: handleMove,
      up: handleUp,
      end,
      isDragging: () => latest.current !== null,
    });
    element.addEventListener('dragstart', refuseOwnDrag);
    element.addEventListener('touchmove', keepStill, { passive: false });
    element.addEventListener('contextmenu', holdMenu);
    return () => {
      stopFollowing();
      element.removeEventListener('dragstart', refuseOwnDrag);
      element.removeEventListener('touchmove', keepStill);
      element.removeEventListener('contextmenu', holdMenu);
    };
  }, [root, ghost]);

  return drag;
}

/** The place below a point, within the layout. */
function placeAt(root: HTMLElement | null, { x, y }: { x: number; y: number }): string | null {
  const place = document.elementFromPoint(x, y)?.closest('[data-place]') ?? null;
  return place && root?.contains(place) ? place.getAttribute('data-place') : null;
}

/** In ms: so late the click of a finger may come. */
const clickDelay = 350;

/** The click that a drag ends with is none; a new press is one again. */
function skipClick(): void {
  const skip = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('click', skip, { capture: true });
    window.removeEventListener('pointerdown', stop, { capture: true });
  };
  const timer = setTimeout(stop, clickDelay);
  window.addEventListener('click', skip, { capture: true });
  window.addEventListener('pointerdown', stop, { capture: true });
}

/** As the browser does for a finger that rests on a link. */
function askForMenu(
  root: HTMLElement | null,
  issueId: number,
  { x, y }: { x: number; y: number },
): void {
  const card = root?.querySelector(`[data-card="${String(issueId)}"]`);
  card?.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: x, clientY: y }),
  );
}
