import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Column } from '@/protocol/enums';
import { useAppDispatch } from '@/store/hooks';
import type { GridEdgeProps } from '@/ui/GridHeader';
import { changeColumns } from './chosenColumns';
import { withWidth } from './columnChoice';
import { clampWidth, widthLimits } from './columnWidths';
import { EdgePicture, toldWidth } from './EdgePicture';
import { fittingWidth } from './fittingWidth';
import { previewWidth } from './widthPreview';

/** In px, of an arrow key; with Shift for what one key is too little. */
const step = 8;
const largeStep = 48;

interface Drag {
  from: number;
  before: number;
  latest: number;
  /** Null until it has moved. */
  preview: ReturnType<typeof previewWidth> | null;
}

/**
 * The end of a caption, by which its column is made wider: dragged, or moved by arrow keys. Enter or a double click fits
 * it to its content, Delete gives it back its own width. It is no stop of the Tab key; arrow keys lead to it.
 */
export function ColumnEdge({ column }: GridEdgeProps) {
  const dispatch = useAppDispatch();
  const edge = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [measured, setMeasured] = useState<number | null>(null);
  const id = Number(column.key);
  const header = () => edge.current?.closest('[role=columnheader]') ?? null;
  const widthNow = () =>
    Math.round(header()?.getBoundingClientRect().width ?? 0) || toldWidth(column, measured);
  const isMirrored = () =>
    edge.current !== null && getComputedStyle(edge.current).direction === 'rtl';

  function choose(wanted: number | null) {
    dispatch(changeColumns((choice) => withWidth(choice, id, wanted)));
  }

  function fit() {
    const element = header();
    if (element) choose(fittingWidth(element));
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const before = widthNow();
    drag.current = { from: event.clientX, before, latest: before, preview: null };
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const current = drag.current;
    const element = header();
    if (!current || !element) return;
    const moved = (event.clientX - current.from) * (isMirrored() ? -1 : 1);
    current.latest = clampWidth(current.before + moved);
    if (current.latest === current.before && !current.preview) return;
    current.preview ??= previewWidth(element, partOf(column.isName === true, id));
    current.preview.show(current.latest);
  }

  function endDrag(isChosen: boolean) {
    const current = drag.current;
    drag.current = null;
    if (!current?.preview) return;
    current.preview.end();
    if (isChosen && current.latest !== current.before) choose(current.latest);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && drag.current?.preview) {
      event.preventDefault();
      endDrag(false);
      return;
    }
    const size = (event.shiftKey ? largeStep : step) * (isMirrored() ? -1 : 1);
    const acts: Partial<Record<string, () => void>> = {
      ArrowLeft: () => choose(widthNow() - size),
      ArrowRight: () => choose(widthNow() + size),
      Home: () => choose(widthLimits.min),
      Enter: fit,
      Delete: () => choose(null),
      Escape: () => header()?.querySelector('button')?.focus(),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <EdgePicture
      ref={edge}
      column={column}
      measured={measured}
      onFocus={() => setMeasured(widthNow())}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={() => endDrag(true)}
      onPointerCancel={() => endDrag(false)}
      onKeyDown={handleKeyDown}
      onDoubleClick={fit}
    />
  );
}

function partOf(isName: boolean, id: number) {
  if (isName) return 'name';
  return id === Column.id ? 'lead' : 'other';
}
