/** A table that becomes issues: which column is what, and what is wrong with which cell. Pure (decision 055). */
import type { TypeAttribute } from '@/entities/attributes';
import type { FieldProblem } from '@/forms/fieldProblem';
import { readText } from '@/forms/values/readText';
import { readValue } from '@/forms/values/readValue';
import { type CsvDelimiter, fromCsvCell } from '@/lib/csv';
import { readDelimited } from '@/lib/delimitedText';
import type { Result } from '@/lib/result';
import type { ValueContext } from '@/lib/values/formatValues';
import { collapseSpaces } from '@/lib/values/singleLine';
import type { TextFormat } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import type { Payload } from '@/protocol/operations';

/**
 * As a job so many outlive a reload: what they are made of, and how far each has come, has room in the storage of a tab,
 * even of the largest file.
 */
export const maxRows = 5_000;

export interface ImportTable {
  separator: CsvDelimiter;
  /** Empty ones where the first row has no names. */
  headings: readonly string[];
  rows: readonly TableRow[];
  /** The row with a quotation mark that nothing closes; null for none. */
  openRow: number | null;
  /** There are more rows than can be imported. */
  isTooLong: boolean;
}

interface TableRow {
  /** As a spreadsheet counts it. */
  row: number;
  /** As many as there are headings. */
  cells: readonly string[];
}

/** Reads a text as a table; rows without any text are left out. */
export function readTable(
  text: string,
  { separator, hasNames }: { separator: CsvDelimiter | null; hasNames: boolean },
): ImportTable {
  const read = readDelimited(text, separator ?? undefined);
  const filled = read.rows
    .map((cells, index) => ({ row: index + 1, cells: cells.map(fromCsvCell) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    // Names of columns, and one that tells of more.
    .slice(0, maxRows + 2);
  const width = filled.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const all = filled.map(({ row, cells }) => ({
    row,
    cells: Array.from({ length: width }, (_, column) => cells[column] ?? ''),
  }));
  const [first] = all;
  const rows = hasNames ? all.slice(1) : all;
  return {
    separator: read.separator,
    headings: hasNames && first ? first.cells : Array.from({ length: width }, () => ''),
    rows,
    openRow: read.openRow === null ? null : read.openRow + 1,
    isTooLong: rows.length > maxRows,
  };
}

/** What a column becomes. */
export type ColumnTarget = 'ignore' | 'name' | 'description' | `attribute${number}`;

interface GuessContext {
  attributes: readonly TypeAttribute[];
  /** What the columns of names and descriptions may be called. */
  names: readonly string[];
  descriptions: readonly string[];
}

const plain = (text: string) => collapseSpaces(text).toLocaleLowerCase();

/** What the columns are, by their headings; the first one that is nothing else is the name. */
export function guessTargets(
  headings: readonly string[],
  { attributes, names, descriptions }: GuessContext,
): ColumnTarget[] {
  const known = new Map<string, ColumnTarget>([
    ...attributes.map(({ attributeId, name }) => [plain(name), `attribute${attributeId}`] as const),
    ...descriptions.map((name) => [plain(name), 'description'] as const),
    ...names.map((name) => [plain(name), 'name'] as const),
  ]);
  const targets = withoutRepeats(headings.map((heading) => known.get(plain(heading)) ?? 'ignore'));
  const free = targets.indexOf('ignore');
  if (targets.length === 0 || targets.includes('name')) return targets;
  return targets.with(free < 0 ? 0 : free, 'name');
}

/** With what the user has chosen: what is chosen for one column is no guess for another. */
export function chooseTargets(
  guessed: readonly ColumnTarget[],
  chosen: readonly (ColumnTarget | null)[],
): ColumnTarget[] {
  return guessed.map(
    (target, column) => chosen[column] ?? (chosen.includes(target) ? 'ignore' : target),
  );
}

function withoutRepeats(targets: readonly ColumnTarget[]): ColumnTarget[] {
  return targets.map((target, column) => (targets.indexOf(target) < column ? 'ignore' : target));
}

/** Whether two columns would be the same. */
export function hasRepeats(targets: readonly ColumnTarget[]): boolean {
  return targets.some((target, column) => target !== 'ignore' && targets.indexOf(target) < column);
}

export interface CheckContext {
  attributes: readonly TypeAttribute[];
  /** Of the project of the folder: its members may limit values. */
  values: ValueContext;
  commentMaxLength: number;
  descriptionFormat: TextFormat;
  /** Null until one is chosen; then no row is sent. */
  folderId: number | null;
}

export interface CheckedRow extends TableRow {
  /** What is wrong, by the number of the column. */
  faults: ReadonlyMap<number, FieldProblem>;
  /** Null where something is wrong. */
  issue: Payload<'addIssue'> | null;
}

/** Checks each cell by the rules of its field in a form. */
export function checkRows(
  rows: readonly TableRow[],
  targets: readonly ColumnTarget[],
  context: CheckContext,
): CheckedRow[] {
  const readers = targets.map((target) => readerOf(target, context));
  return rows.map(({ row, cells }) => {
    const faults = new Map<number, FieldProblem>();
    const parts: CellRead[] = [];
    cells.forEach((cell, column) => {
      const read = readers[column]?.(cell);
      if (read?.ok) parts.push(read.value);
      else if (read) faults.set(column, problemOf(read));
    });
    const issue = faults.size === 0 ? issueOf(parts, context) : null;
    return { row, cells, faults, issue };
  });
}

type CellRead =
  { name: string } | { description: string } | { value: { id: number; value: string } };

function readerOf(
  target: ColumnTarget,
  { attributes, values, commentMaxLength }: CheckContext,
): ((cell: string) => Result<CellRead>) | null {
  const inCell = <Read, Made extends CellRead>(read: Result<Read>, make: (value: Read) => Made) =>
    read.ok ? { ok: true as const, value: make(read.value) } : read;
  switch (target) {
    case 'ignore':
      return null;
    case 'name':
      return (cell) =>
        inCell(readText(cell, { maxLength: maxLengths.issueName }), (name) => ({ name }));
    case 'description':
      return (cell) =>
        inCell(
          readText(cell, { multiLine: true, allowEmpty: true, maxLength: commentMaxLength }),
          (description) => ({ description }),
        );
    default: {
      const attribute = attributes.find((one) => `attribute${one.attributeId}` === target);
      if (!attribute) return null;
      const id = attribute.attributeId;
      return (cell) =>
        inCell(readValue(attribute, cell, values), ({ wire }) => ({ value: { id, value: wire } }));
    }
  }
}

function issueOf(
  parts: readonly CellRead[],
  { folderId, descriptionFormat }: CheckContext,
): Payload<'addIssue'> | null {
  const name = parts.find((part) => 'name' in part)?.name;
  const description = parts.find((part) => 'description' in part)?.description ?? '';
  if (name === undefined || folderId === null) return null;
  return {
    folderId,
    name,
    values: parts.flatMap((part) => ('value' in part ? part.value : [])),
    ...(description !== '' && { description, descriptionFormat }),
  };
}

function problemOf({ code, part }: { code: number; part?: string | undefined }): FieldProblem {
  return part === undefined ? { code } : { code, part };
}

/** The attributes without a column that have to have a value and get none by themselves. */
export function missingAttributes(
  attributes: readonly TypeAttribute[],
  targets: readonly ColumnTarget[],
): TypeAttribute[] {
  return attributes.filter(
    ({ attributeId, required, default: text = '' }) =>
      required === 1 && text === '' && !targets.includes(`attribute${attributeId}`),
  );
}
