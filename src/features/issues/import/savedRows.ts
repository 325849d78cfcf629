import { toCsv } from '@/lib/csv';
import { toFileName } from '@/lib/fileNames';
import { downloadText } from '@/ui/download';

/** A row that did not become an issue, and why. */
export interface LeftRow {
  cells: readonly string[];
  reason: string;
}

/** Saves rows as they came, with a column for the reason, to be mended and imported again. */
export function saveLeftRows(
  headings: readonly string[],
  rows: readonly LeftRow[],
  { title, reason }: { title: string; reason: string },
): void {
  const names = headings.some((heading) => heading !== '') ? [[...headings, reason]] : [];
  const lines = rows.map((row) => [...row.cells, row.reason]);
  downloadText(toCsv([...names, ...lines], { delimiter: ',' }), {
    name: toFileName(title, 'csv'),
    type: 'text/csv; charset=UTF-8',
  });
}
