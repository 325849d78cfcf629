import { Column, columnAttributeId } from '@/protocol/enums';
import type { Time } from '@/protocol/scalars';
import type { Filter } from '@/protocol/views';
import { type AttributesById, type Occasion, readColumnCondition } from '@/rules/conditions';
import { textKey } from '@/rules/textKey';

/** What is compared of an issue. */
export interface ComparedIssue {
  readonly id: number;
  readonly name: string;
  readonly createdDate: Time;
  /** Names of users. */
  readonly createdBy: string;
  readonly modifiedDate: Time;
  readonly modifiedBy: string;
  /** Wire values by attribute; empty ones are missing or "". */
  readonly values: Readonly<Partial<Record<number, string>>>;
}

/** A condition of a view, to be asked of an issue in memory. One on a column that is gone demands nothing. */
export function readCondition(
  filter: Filter,
  attributes: AttributesById,
  occasion: Occasion,
): (issue: ComparedIssue) => boolean {
  const condition = readColumnCondition(filter, attributes, occasion);
  if (!condition) return () => true;
  const { column } = filter;
  if (condition.asks === 'value') return (issue) => condition.test(valueOf(issue, column));
  return (issue) => {
    const text = valueOf(issue, column);
    return condition.test(text === null ? null : textKey(String(text)));
  };
}

/** What stands in a column, null where it is empty. Columns of the system never are. */
function valueOf(issue: ComparedIssue, column: number): string | Time | null {
  switch (column) {
    case Column.name:
      return issue.name;
    case Column.createdDate:
      return issue.createdDate;
    case Column.createdBy:
      return issue.createdBy;
    case Column.modifiedDate:
      return issue.modifiedDate;
    case Column.modifiedBy:
      return issue.modifiedBy;
    case Column.id:
      return String(issue.id);
    default: {
      const value = issue.values[columnAttributeId(column) ?? 0] ?? '';
      return value === '' ? null : value;
    }
  }
}
