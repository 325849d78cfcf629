import { textKey } from '@/rules/textKey';

/** One issue as a test knows it; attributes by name, "" = empty. */
export interface KnownIssue {
  id: number;
  name: string;
  author: string;
  folder: string;
  text: string;
  number: string;
  date: string;
}

/** Columns of the tests, by what they are compared as. */
export type TextColumn = 'name' | 'author' | 'text';
export type KnownColumn = TextColumn | 'id' | 'number' | 'date' | 'location';

export interface KnownFilter {
  column: Exclude<KnownColumn, 'location'>;
  operator: string;
  value: string;
}

/** What a filter finds (protocol 4.7), word by word and without a database. */
export function passes(issue: KnownIssue, { column, operator, value }: KnownFilter): boolean {
  if (column === 'id' || column === 'number') {
    return passesNumber(String(issue[column]), operator, value);
  }
  if (column === 'date') return passesDate(issue.date, operator, value);
  const actual = textKey(issue[column]);
  const wanted = textKey(value);
  switch (operator) {
    case 'EQ':
      return actual === wanted;
    case 'NEQ':
      return actual !== wanted;
    case 'CON':
      return actual.includes(wanted);
    case 'BEG':
      return actual.startsWith(wanted);
    case 'END':
      return actual.endsWith(wanted);
    default:
      return wanted.split(', ').includes(actual) && actual !== '';
  }
}

function passesNumber(actual: string, operator: string, value: string): boolean {
  if (value === '') return (actual === '') === (operator === 'EQ');
  return actual !== '' && compares(Number(actual) - Number(value), operator);
}

function passesDate(actual: string, operator: string, value: string): boolean {
  if (value === '') return (actual === '') === (operator === 'EQ');
  return actual !== '' && compares(Date.parse(actual) - Date.parse(value), operator);
}

function compares(difference: number, operator: string): boolean {
  const results: Record<string, boolean> = {
    EQ: difference === 0,
    NEQ: difference !== 0,
    LT: difference < 0,
    LTE: difference <= 0,
    GT: difference > 0,
    GTE: difference >= 0,
  };
  return results[operator] ?? false;
}

/** Ids in the order of a list: empty values first when ascending, ties by id. */
export function sortIds(
  issues: readonly KnownIssue[],
  column: KnownColumn,
  ascending: boolean,
): number[] {
  const sorted = issues.toSorted(
    (first, second) =>
      (ascending ? 1 : -1) * compareBy(column, first, second) || first.id - second.id,
  );
  return sorted.map(({ id }) => id);
}

function compareBy(column: KnownColumn, first: KnownIssue, second: KnownIssue): number {
  if (column === 'id') return first.id - second.id;
  if (column === 'location') return compareKeys(first.folder, second.folder);
  if (column === 'number') {
    const toNumber = (text: string) => (text === '' ? -Infinity : Number(text));
    return Math.sign(toNumber(first.number) - toNumber(second.number)) || 0;
  }
  return compareKeys(first[column], second[column]);
}

function compareKeys(first: string, second: string): number {
  const [one, other] = [textKey(first), textKey(second)];
  return one < other ? -1 : Number(one > other);
}
