import { boardLayout } from '../board/boardLayout';
import { calendarLayout, timelineLayout } from '../calendar/calendarLayout';
import { chartsLayout } from '../charts/chartsLayout';
import { groupsLayout } from '../groups/groupsLayout';
import type { ListLayout } from './layout';

/** All ways to look at a list but the table. */
export const layouts: readonly ListLayout[] = [
  groupsLayout,
  boardLayout,
  calendarLayout,
  timelineLayout,
  chartsLayout,
];

/** The one of a kind; none for a table, and for a kind that nobody knows. */
export function layoutOf(kind: string): ListLayout | undefined {
  return layouts.find((layout) => layout.kind === kind);
}
