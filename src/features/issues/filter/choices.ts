/** The values that issues of a list have in a column of choices, offered to those who write a condition on it. */
import { cellText } from '@/lib/cellMarkup';
import { splitItems } from '@/lib/values/listItems';
import type { AttributeRules } from '@/lib/values/attributeRules';
import type { ListedIssue } from '@/protocol/issues';
import type { Operator } from '@/protocol/views';
import { type FilterContext, filterIssues } from './filterRules';
import type { ListFilter } from './filterText';

/** A value, and how many issues have it. */
export interface Choice {
  readonly name: string;
  readonly count: number;
}

/** So many are offered, the most frequent ones. */
const maxOffered = 24;

/** What is offered: whole cells, or the single items of cells that hold several; null where nothing can be chosen. */
export function choiceKind(rules: AttributeRules, operator: Operator): 'cells' | 'items' | null {
  if (rules.type !== 'ENUM' && rules.type !== 'USER') return null;
  const hasSeveral = rules['multi-select'] === 1;
  switch (operator) {
    case 'EQ':
    case 'NEQ':
      return 'cells';
    case 'CON':
      return hasSeveral ? 'items' : 'cells';
    case 'IN':
      // A cell with several items cannot be one of several values: commas stand between these, too.
      return hasSeveral ? null : 'cells';
    default:
      return null;
  }
}

/** How many of the issues that the conditions leave have each value of a column, the most frequent first. */
export function countChoices(
  issues: readonly ListedIssue[],
  { column, kind }: { column: number; kind: 'cells' | 'items' },
  filter: ListFilter,
  context: FilterContext,
): Choice[] {
  const index = context.columns.findIndex(({ id }) => id === column);
  const counts = new Map<string, number>();
  for (const { cells } of filterIssues(issues, filter, context)) {
    const text = cellText(cells[index]);
    // An issue counts once, even if it has an item twice.
    for (const name of kind === 'items' ? new Set(splitItems(text)) : [text]) {
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return Array.from(counts, ([name, count]) => ({ name, count })).sort(
    (one, other) => other.count - one.count,
  );
}

/** The first of the choices, and of the others those that must stay, such as the chosen ones. */
export function offeredChoices(choices: readonly Choice[], staying: readonly string[]): Choice[] {
  return choices.filter(({ name }, place) => place < maxOffered || staying.includes(name));
}
