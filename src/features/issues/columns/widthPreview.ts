import { cellsBelow } from './fittingWidth';

/** What a column stands for in the layout of the grid. */
export type ColumnPart = 'lead' | 'name' | 'other';

/**
 * Shows a column at other widths without rendering anything: while it is dragged, only styles change. `end` leaves
 * everything as React has written it.
 */
export function previewWidth(
  header: Element,
  part: ColumnPart,
): { show: (width: number) => void; end: () => void } {
  const before = header.getBoundingClientRect().width;
  const scroller = header.closest('[role=table]')?.parentElement;
  if (!scroller) return { show: () => undefined, end: () => undefined };
  const { style } = scroller;
  const cells = part === 'name' ? [] : cellsBelow(header);
  const sums = {
    lead: ['--grid-rest', '--grid-lead', '--grid-pin'],
    name: [],
    other: ['--grid-rest'],
  }[part].map((property) => [property, style.getPropertyValue(property)] as const);
  const ofName = style.getPropertyValue('--grid-name-max');
  for (const cell of cells) cell.style.inlineSize = 'var(--dragged)';

  return {
    show(width) {
      style.setProperty(part === 'name' ? '--grid-name-max' : '--dragged', `${width}px`);
      for (const [property, sum] of sums) {
        style.setProperty(property, `calc(${sum} + ${width - before}px)`);
      }
    },
    end() {
      for (const cell of cells) cell.style.inlineSize = '';
      for (const [property, sum] of sums) style.setProperty(property, sum);
      style.removeProperty('--dragged');
      style.setProperty('--grid-name-max', ofName);
    },
  };
}
