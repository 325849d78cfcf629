/** The values that issues of a list have in a column of choices, offered to those who write a condition on it. */
import { cellText } from '@/lib/cellMarkup';
import { splitItems } from '@/lib/values/listItems';
import type { AttributeRules } from '@/lib/values/attributeRules';
import type { ListedIssue } from '@/protocol/issues';
import type { Operator } from '@/protocol/views';
import { readColumnCondition } from '@/rules/conditions';
import { textKey } from '@/rules/textKey';
import { type FilterContext, filterIssues } from './filterRules';
import type { ListFilter } from './filterText';

/** A value, and how many issues have it. */
export interface Choice {
  /** Empty: no value. */
  readonly name: string;
  readonly count: number;
}

interface ChoiceQuestion {
  column: number;
  operator: Operator;
  kind: 'cells' | 'items';
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

/**
 * How many of the issues that the conditions leave a condition with each value of a column would find (or, of those that
 * find all others, would leave out), the most frequent first, and none at all last. Values that conditions take for one
 * are one.
 */
export function countChoices(
  issues: readonly ListedIssue[],
  { column, operator, kind }: ChoiceQuestion,
  filter: ListFilter,
  context: FilterContext,
): Choice[] {
  const index = context.columns.findIndex(({ id }) => id === column);
  const texts = new Map<string, number>();
  for (const { cells } of filterIssues(issues, filter, context)) {
    const text = cellText(cells[index]);
    texts.set(text, (texts.get(text) ?? 0) + 1);
  }
  // Of several spellings the most frequent one is offered.
  const frequent = [...texts].toSorted(([, one], [, other]) => other - one);
  const keys = new Map<string, number>();
  const names = new Map<string, string>();
  for (const [text, count] of frequent) {
    const key = textKey(text);
    keys.set(key, (keys.get(key) ?? 0) + count);
    for (const name of kind === 'items' ? splitItems(text) : [text]) {
      const isKnown = names.has(textKey(name));
      if (!isKnown && isSayable(name, operator)) names.set(textKey(name), name);
    }
  }
  const countOf = (name: string) => {
    // A comparison with no value finds just these.
    if (name === '') return texts.get('') ?? 0;
    const asked = { column, operator: operator === 'NEQ' ? 'EQ' : operator, value: name };
    const condition = readColumnCondition(asked, context.attributes, context.occasion);
    let count = 0;
    if (condition?.asks === 'key') {
      for (const [key, times] of keys) if (key !== '' && condition.test(key)) count += times;
    }
    return count;
  };
  return Array.from(names.values(), (name) => ({ name, count: countOf(name) })).sort(
    (one, other) => Number(one.name === '') - Number(other.name === '') || other.count - one.count,
  );
}

/**
 * Between values of which an issue is to have one stand commas: one with a comma would be taken for two. No value is
 * compared as a whole only: every text contains it.
 */
function isSayable(name: string, operator: Operator): boolean {
  if (name === '') return operator === 'EQ' || operator === 'NEQ';
  return operator !== 'IN' || !name.includes(',');
}

/** Whether conditions take two values for one. */
export function isSameChoice(one: string, other: string): boolean {
  return textKey(one) === textKey(other);
}

/** The first of the choices, no value, and of the others those that must stay, such as the chosen ones. */
export function offeredChoices(choices: readonly Choice[], staying: readonly string[]): Choice[] {
  return choices.filter(
    ({ name }, place) =>
      place < maxOffered || name === '' || staying.some((one) => isSameChoice(one, name)),
  );
}
