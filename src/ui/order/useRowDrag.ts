import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { dropIndex, type RowPlace, shiftOf } from './moves';

interface RowDragOptions {
  list: RefObject<HTMLElement | null>;
  /** The first rows, which nothing displaces. */
  fixedCount: number;
  onDrop: (from: number, to: number) => void;
}

interface Drag {
  rows: readonly RowPlace[];
  from: number;
  to: number;
  /** Where the pointer took hold, in px from the start of the list, and how far it is from there. */
  origin: number;
  offset: number;
}

/**
 * Rows of a list that are dragged by a pointer of any kind. While one is, only styles change; elements that moved would
 * lose the pointer. Places are those of the layout, which a scrolled window or a style does not move.
 */
export function useRowDrag({ list, fixedCount, onDrop }: RowDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  // External system: the keyboard, wherever the focus is.
  useEffect(() => {
    if (!isDragging) return;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Not meant for the form around.
      event.preventDefault();
      setDrag(null);
    }
    window.addEventListener('keydown', handleKeyDown, true);
    return () => {
      window.removeEventListener('keydown', handleKeyDown, true);
    };
  }, [isDragging]);

  function positionOf({ clientY }: PointerEvent): number {
    return clientY - (list.current?.getBoundingClientRect().top ?? 0);
  }

  function follow(current: Drag, event: PointerEvent): Drag {
    const offset = positionOf(event) - current.origin;
    return {
      ...current,
      offset,
      to: dropIndex(current.rows, current.from, offset, fixedCount),
    };
  }

  return {
    isDragging,
    /** How a row stands now. */
    rowState: (index: number) => ({
      isDragged: drag?.from === index,
      shift: drag ? (drag.from === index ? drag.offset : shiftOf(drag.rows, index, drag)) : 0,
    }),
    /** Makes an element the handle of a row. */
    handleOf: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const origin = positionOf(event);
        setDrag({ rows: placesIn(list.current), from: index, to: index, origin, offset: 0 });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!drag) return;
        const moved = follow(drag, event);
        setDrag(moved);
        list.current?.children[moved.to]?.scrollIntoView({ block: 'nearest' });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (!drag) return;
        setDrag(null);
        // The last move may not have been rendered yet.
        const { from, to } = follow(drag, event);
        if (to !== from) onDrop(from, to);
      },
      onPointerCancel: () => {
        setDrag(null);
      },
    }),
  };
}

function placesIn(list: HTMLElement | null): RowPlace[] {
  return [...(list?.children ?? [])].map((row) =>
    row instanceof HTMLElement
      ? { start: row.offsetTop, size: row.offsetHeight }
      : { start: 0, size: 0 },
  );
}
