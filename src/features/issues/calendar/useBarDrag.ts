import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { daysBetween } from '@/lib/values/days';
import { followPress, isPlainPress } from '../cards/followPress';
import { scrollAtEdges } from '../cards/scrollAtEdges';
import { selectPeriod } from './calendarState';
import type { BarPart } from './timelineModel';

/** A bar that is dragged: what of it, and how many days. */
export interface BarDrag {
  issueId: number;
  part: BarPart;
  days: number;
}

interface BarDragOptions {
  /** Bars in it have `data-part`, within `data-track`, within `data-card`. */
  root: RefObject<HTMLElement | null>;
  /** What of the bar of an issue can be moved. */
  partsOf: (issueId: number) => readonly BarPart[];
  onDrop: (issueId: number, part: BarPart, days: number) => void;
}

/** In px: a pointer that moves so far drags, one that does not opens the issue. */
const slop = 4;

/** Bars, and their ends, that are dragged along by mouse, pen or finger; by a finger up and down, the list scrolls. */
export function useBarDrag({ root, ...rest }: BarDragOptions): BarDrag | null {
  const [drag, setDrag] = useState<BarDrag | null>(null);
  const { first, last } = useAppSelector(selectPeriod);
  const dayCount = useRef(1);
  const partsOf = useEffectEvent(rest.partsOf);
  const onDrop = useEffectEvent(rest.onDrop);
  const latest = useRef<BarDrag | null>(null);

  useEffect(() => {
    dayCount.current = daysBetween(first, last) + 1;
  }, [first, last]);

  // External system: the pointers of the page.
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let press: {
      pointerId: number;
      x: number;
      width: number;
      drag: BarDrag;
      link: HTMLElement | null;
    } | null = null;
    let at = { x: 0, y: 0 };
    let stopScrolling: (() => void) | null = null;

    function note(next: BarDrag | null) {
      latest.current = next;
      setDrag(next);
    }

    function end() {
      press = null;
      stopScrolling?.();
      stopScrolling = null;
      if (latest.current) note(null);
    }

    function handleDown(event: PointerEvent) {
      const { target } = event;
      if (!(target instanceof Element) || !isPlainPress(event)) return;
      const held = target.closest('[data-part]');
      const card = held?.closest('[data-card]');
      const part = held?.getAttribute('data-part');
      if (!card || (part !== 'both' && part !== 'start' && part !== 'end')) return;
      const issueId = Number(card.getAttribute('data-card'));
      const width = held?.closest('[data-track]')?.clientWidth ?? 0;
      press = {
        ...{ pointerId: event.pointerId, x: event.clientX, width },
        drag: { issueId, part, days: 0 },
        link: card.querySelector<HTMLElement>('a[data-row-link]'),
      };
    }

    function handleMove(event: PointerEvent) {
      if (event.pointerId !== press?.pointerId) return;
      at = { x: event.clientX, y: event.clientY };
      const distance =
        (event.clientX - press.x) * (document.documentElement.dir === 'rtl' ? -1 : 1);
      const { drag: held } = press;
      if (!latest.current) {
        if (Math.abs(distance) <= slop) return;
        if (!partsOf(held.issueId).includes(held.part)) {
          end();
          return;
        }
        element?.setPointerCapture(press.pointerId);
        stopScrolling = scrollAtEdges(
          element,
          () => at,
          () => undefined,
        );
      }
      const days = press.width > 0 ? Math.round((distance / press.width) * dayCount.current) : 0;
      if (days !== latest.current?.days) note({ ...held, days });
    }

    function handleUp(event: PointerEvent) {
      if (event.pointerId !== press?.pointerId) return;
      const done = latest.current;
      const { link } = press;
      end();
      if (done) onDrop(done.issueId, done.part, done.days);
      else link?.click();
    }

    return followPress(element, {
      down: handleDown,
      move: handleMove,
      up: handleUp,
      end,
      isDragging: () => latest.current !== null,
    });
  }, [root]);

  return drag;
}
