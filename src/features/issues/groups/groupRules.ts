/** The groups of a list, and what is known of the numbers in them. */
import { groupBy } from '@/lib/groupBy';
import { type DecimalSum, sumOf } from '@/lib/values/decimalSums';
import type { ListColumn, ListedIssue } from '@/protocol/issues';
import type { Grouping } from './grouping';
import { emptyKey, type KeyContext, keyReader, sortKeys } from './groupKeys';

export interface IssueGroup {
  readonly key: string;
  /** In the order of the list. */
  readonly issues: readonly ListedIssue[];
}

export interface GroupContext extends KeyContext {
  /** In the order of the cells. */
  readonly columns: readonly ListColumn[];
}

/**
 * Divides a list into groups: each issue is in one, and none is empty.
 *
 * @param isDescending the groups from the last to the first; what is empty stays last
 */
export function groupIssues(
  issues: readonly ListedIssue[],
  grouping: Grouping,
  context: GroupContext,
  { isDescending }: { isDescending: boolean },
): readonly IssueGroup[] {
  const index = context.columns.findIndex(({ id }) => id === grouping.column);
  const keyOf = keyReader(grouping, context);
  const groups = groupBy(issues, ({ cells }) => keyOf(cells[index] ?? emptyKey));
  const filled = [...groups.keys()].filter((key) => key !== emptyKey);
  const sorted = sortKeys(filled, grouping, context);
  const keys = isDescending ? sorted.toReversed() : sorted;
  const all = groups.has(emptyKey) ? [...keys, emptyKey] : keys;
  return all.map((key) => ({ key, issues: groups.get(key) ?? [] }));
}

const knownSums = new WeakMap<readonly ListedIssue[], Map<number, DecimalSum>>();

/**
 * The numbers of a column together, by its place among the cells. Of many groups few are in view: a sum is made when it
 * is asked for first.
 */
export function sumOfColumn(issues: readonly ListedIssue[], place: number): DecimalSum {
  const sums = knownSums.get(issues) ?? new Map<number, DecimalSum>();
  knownSums.set(issues, sums);
  const known = sums.get(place);
  if (known) return known;
  const sum = sumOf(issues.map(({ cells }) => String(cells[place] ?? '')));
  sums.set(place, sum);
  return sum;
}
