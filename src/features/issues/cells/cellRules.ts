/** What texts from elsewhere would make of the cells of issues, by the rules of the forms. */
import type { FieldProblem } from '@/forms/fieldProblem';
import { formSchema } from '@/forms/formSchema';
import { attributeText, requiredText } from '@/forms/schema';
import type { DescribedColumn } from '@/lib/issueList/listColumns';
import { formatValue, type ValueContext } from '@/lib/values/formatValues';
import { maxLengths } from '@/protocol/limits';
import { type CellValues, readCells, type SeenIssue } from '@/screen/bulkJob';
import { isEditable } from './cellColumns';

type CellColumn = Pick<DescribedColumn, 'id' | 'name' | 'attribute'>;

/** What would become of one cell. */
export interface CellReading {
  columnId: number;
  /** As the list shows it; null while nobody knows. */
  before: string | null;
  /** As the list would show it; what is wrong, as it came. */
  after: string;
  /** As it travels; null for what is wrong. */
  wire: string | null;
  problem: FieldProblem | null;
}

/** What would become of an issue: `unknown` until the server was asked what it has. */
export interface RowReading {
  issueId: number;
  cells: readonly CellReading[];
  outcome: 'change' | 'same' | 'wrong' | 'unknown';
}

/** The columns that a line of so many texts goes to, from the first one on; null for a text without a place. */
export function targetColumns<Item extends CellColumn>(
  columns: readonly Item[],
  columnId: number,
  width: number,
): readonly (Item | null)[] {
  const start = columns.findIndex(({ id }) => id === columnId);
  return Array.from({ length: width }, (_, index) => {
    const column = start < 0 ? undefined : columns[start + index];
    return column && isEditable(column) ? column : null;
  });
}

/** Reads lines for issues of one project: its members may limit the values. */
export function lineReader(targets: readonly (CellColumn | null)[], context: ValueContext) {
  const readers = targets.map((column) => column && cellReader(column, context));
  return (issueId: number, line: readonly string[], seen: SeenIssue | undefined): RowReading => {
    const had = new Map(seen ? readCells(seen.value) : []);
    const cells = readers.flatMap((read, index) => {
      const text = line[index];
      return read && text !== undefined ? read(text, seen ? had : null) : [];
    });
    return { issueId, cells, outcome: outcomeOf(cells, had, seen !== undefined) };
  };
}

function cellReader({ id, attribute }: CellColumn, context: ValueContext) {
  const value = attribute ? attributeText(attribute, context) : requiredText(maxLengths.issueName);
  const schema = formSchema({ value });
  const shownOf = (wire: string) =>
    attribute ? formatValue(attribute, wire, context, { multiLine: true }) : wire;
  return (text: string, had: ReadonlyMap<number, string> | null): CellReading => {
    const { values, problems, sent } = schema.check({ value: text });
    return {
      columnId: id,
      before: had && shownOf(had.get(id) ?? ''),
      after: values.value,
      wire: sent?.value ?? null,
      problem: problems['value'] ?? null,
    };
  };
}

function outcomeOf(
  cells: readonly CellReading[],
  had: ReadonlyMap<number, string>,
  isSeen: boolean,
): RowReading['outcome'] {
  if (cells.some(({ problem }) => problem !== null)) return 'wrong';
  if (!isSeen) return 'unknown';
  return cells.every(({ columnId, wire }) => wire === (had.get(columnId) ?? ''))
    ? 'same'
    : 'change';
}

/** What a row is to have; nothing is changed of one where something is wrong. */
export function valuesOf({ cells }: RowReading): CellValues {
  return cells.flatMap(({ columnId, wire }) => (wire === null ? [] : [[columnId, wire] as const]));
}
