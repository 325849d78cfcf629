import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import type { PaneSide } from '@/screen/workspace';
import { paneMessages } from './messages';
import styles from './Pane.module.css';

interface PaneSeparatorProps {
  side: PaneSide;
  /** Of the pane, in px. */
  size: number;
  min: number;
  max: number;
  /** The element it gives a size to. */
  paneId: string;
  /** While it is dragged; null when that has ended, wherever it did. */
  onDrag: (size: number | null) => void;
  /** When a size was chosen; null is the one it has by itself. */
  onResize: (size: number | null) => void;
}

/** In px, of an arrow key. */
const step = 24;

/** Between list and pane: dragged, moved by arrow keys, Home and End, and put back by a double click. */
export function PaneSeparator({
  side,
  size,
  min,
  max,
  paneId,
  onDrag,
  onResize,
}: PaneSeparatorProps) {
  const intl = useIntl();
  const drag = useRef<{ from: number; size: number; latest: number } | null>(null);
  const clamp = (wanted: number) => Math.round(Math.min(max, Math.max(min, wanted)));

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: placeOf(event, side), size, latest: size };
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    if (!drag.current) return;
    const moved = drag.current.from - placeOf(event, side);
    drag.current.latest = clamp(drag.current.size + moved);
    onDrag(drag.current.latest);
  }

  function endDrag() {
    if (!drag.current) return;
    const { size: before, latest } = drag.current;
    drag.current = null;
    onDrag(null);
    if (latest !== before) onResize(latest);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = sizeByKey(event, { side, size, min, max });
    if (target === undefined) return;
    event.preventDefault();
    onResize(clamp(target));
  }

  // A separator that takes the focus is a widget (ARIA 1.2).
  const widget = {
    role: 'separator',
    tabIndex: 0,
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onKeyDown: handleKeyDown,
    onDoubleClick: () => {
      onResize(null);
    },
  };

  return (
    <div
      {...widget}
      className={styles['separator']}
      aria-label={intl.formatMessage(paneMessages.separator)}
      aria-orientation={side === 'end' ? 'vertical' : 'horizontal'}
      aria-controls={paneId}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
    />
  );
}

/** How far along the line between list and pane the pointer is, in px, in the direction of reading. */
function placeOf(event: PointerEvent<HTMLElement>, side: PaneSide): number {
  if (side === 'below') return event.clientY;
  return isRightToLeft(event.currentTarget) ? -event.clientX : event.clientX;
}

function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** An arrow moves the line in its own direction; Home makes the pane as small, End as large as can be. */
function sizeByKey(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  { side, size, min, max }: Pick<PaneSeparatorProps, 'side' | 'size' | 'min' | 'max'>,
): number | undefined {
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const [grow, shrink] =
    side === 'below'
      ? ['ArrowUp', 'ArrowDown']
      : isRightToLeft(currentTarget)
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  if (key === grow) return size + step;
  return key === shrink ? size - step : undefined;
}
