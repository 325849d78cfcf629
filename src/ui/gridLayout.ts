/**
 * Where the columns of a grid stand: a pure function of the columns, so that nothing moves while rows come and go, and
 * no cell has to be measured.
 */
import type { GridColumn } from './gridColumn';

/** The column that names the rows, by its place. */
function nameIndexOf(columns: readonly GridColumn<never>[]): number {
  return Math.max(
    0,
    columns.findIndex((column) => column.isName),
  );
}

/** In digits; wider content is cut off, and its tooltip tells it. */
const narrowest = 4;
const widest = 32;

/** The class of DataGrid.module.css that gives a column its width: `w4`, `w6`, ... `w32`, or its size; none for a chosen one. */
export function widthClass({ width, chars, size = 'normal' }: GridColumn<never>): string {
  if (width) return '';
  return chars === undefined ? size : `w${String(stepOf(chars))}`;
}

/** Widths go by steps of two digits. */
function stepOf(chars: number): number {
  return Math.min(Math.max(2 * Math.ceil(chars / 2), narrowest), widest);
}

const sizes = {
  small: '100px',
  normal: '200px',
  medium: '300px',
  large: '400px',
  xlarge: 'var(--grid-xlarge)',
};

/** How wide columns are together, for the styles. */
export function sumOf(columns: readonly GridColumn<never>[]): string {
  const widths = columns.map(({ width, chars, size = 'normal' }) => {
    if (width) return width;
    return chars === undefined
      ? sizes[size]
      : `${String(stepOf(chars))}ch + var(--grid-cell-padding)`;
  });
  return `calc(${['0px', ...widths].join(' + ')})`;
}

/**
 * What the styles have to know of all columns together: the width of those before the name, and of all but the name.
 * At most one column before the name stays in view with it when the rest is scrolled sideways.
 */
export function gridLayout(columns: readonly GridColumn<never>[]) {
  const nameIndex = nameIndexOf(columns);
  const lead = columns.slice(0, nameIndex);
  return {
    nameIndex,
    isLeadPinned: lead.length === 1,
    style: {
      '--grid-name-max': columns[nameIndex]?.width,
      '--grid-lead': sumOf(lead),
      '--grid-pin': lead.length === 1 ? sumOf(lead) : '0px',
      '--grid-rest': sumOf([...lead, ...columns.slice(nameIndex + 1)]),
    },
  };
}
