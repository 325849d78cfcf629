import { useMemo } from 'react';
import type { GridRowsProps, RowLook } from './gridRows';
import { PaperRow } from './PaperRow';
import { PassedRow } from './PassedRow';

interface OtherRowsOptions extends Pick<GridRowsProps, 'columns'> {
  nameIndex: number;
  isPrinting: boolean;
  isPassing: boolean;
}

/** How the rows of a long grid are drawn that do not have the focus: otherwise on paper and while one scrolls past them. */
export function useOtherRows({
  columns,
  nameIndex,
  isPrinting,
  isPassing,
}: OtherRowsOptions): RowLook | undefined {
  return useMemo(() => {
    if (isPrinting) return { columns, Row: PaperRow };
    return isPassing ? { columns: columns.slice(0, nameIndex + 1), Row: PassedRow } : undefined;
  }, [columns, isPassing, isPrinting, nameIndex]);
}
