/** Which issues lie on which day. A list is looked through once; what is moved changes a few of its days. */
import { dayOfShown } from './dateColumns';

export interface DayIndex<Issue> {
  /** By day, those of a day in the order of their times, else in that of the list; '' holds those without a date. */
  readonly days: ReadonlyMap<string, readonly Issue[]>;
  /** What is shown of each issue, by id. */
  readonly shown: ReadonlyMap<number, string>;
  /** The places of issues in the list, by id. */
  readonly order: ReadonlyMap<number, number>;
}

interface WithId {
  readonly id: number;
}

/**
 * Lays issues on their days.
 *
 * @param shownOf - the date of an issue, `YYYY-MM-DD`, maybe with a time behind it; '' for none
 */
export function indexByDay<Issue extends WithId>(
  issues: readonly Issue[],
  shownOf: (issue: Issue) => string,
): DayIndex<Issue> {
  const days = new Map<string, Issue[]>();
  const shown = new Map<number, string>();
  const order = new Map<number, number>();
  for (const [place, issue] of issues.entries()) {
    const text = shownOf(issue);
    shown.set(issue.id, text);
    order.set(issue.id, place);
    const day = dayOfShown(text);
    const others = days.get(day);
    if (others) others.push(issue);
    else days.set(day, [issue]);
  }
  const compare = comparing({ shown, order });
  for (const ofDay of days.values()) ofDay.sort(compare);
  return { days, shown, order };
}

function comparing({ shown, order }: Pick<DayIndex<WithId>, 'shown' | 'order'>) {
  return (one: WithId, other: WithId) => {
    const [left = '', right = ''] = [shown.get(one.id), shown.get(other.id)];
    if (left !== right) return left < right ? -1 : 1;
    return (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0);
  };
}

/** The same with some issues elsewhere: only the days that they leave or come to are made again. */
export function withMoved<Issue extends WithId>(
  index: DayIndex<Issue>,
  moved: ReadonlyMap<number, string>,
): DayIndex<Issue> {
  const changed = [...moved].filter(
    ([id, text]) => index.shown.has(id) && index.shown.get(id) !== text,
  );
  if (changed.length === 0) return index;
  const shown = new Map([...index.shown, ...changed]);
  const days = new Map(index.days);
  const touched = new Set<string>();
  for (const [id, text] of changed) {
    const from = dayOfShown(index.shown.get(id) ?? '');
    const to = dayOfShown(text);
    const before = days.get(from) ?? [];
    const issue = before.find((one) => one.id === id);
    if (!issue) continue;
    days.set(
      from,
      before.filter((one) => one !== issue),
    );
    days.set(to, [...(days.get(to) ?? []), issue]);
    touched.add(to);
  }
  const compare = comparing({ shown, order: index.order });
  for (const day of touched) days.set(day, [...(days.get(day) ?? [])].sort(compare));
  return { ...index, days, shown };
}

/** All issues by day; those without a date come last. */
export function byDay<Issue>({ days }: Pick<DayIndex<Issue>, 'days'>): Issue[] {
  const dated = [...days.keys()].filter((day) => day !== '').sort();
  return [...dated, ''].flatMap((day) => days.get(day) ?? []);
}

/** The first and the last day that has an issue; null when none has a date. */
export function rangeOf({ days }: Pick<DayIndex<unknown>, 'days'>) {
  const dated = [...days]
    .filter(([day, { length }]) => day !== '' && length > 0)
    .map(([day]) => day);
  if (dated.length === 0) return null;
  dated.sort();
  return { first: dated[0] ?? '', last: dated.at(-1) ?? '' };
}

/** How many issues lie from the first day to the last. */
export function countIn(
  { days }: Pick<DayIndex<unknown>, 'days'>,
  { first, last }: { first: string; last: string },
): number {
  let count = 0;
  for (const [day, { length }] of days) if (day >= first && day <= last) count += length;
  return count;
}
