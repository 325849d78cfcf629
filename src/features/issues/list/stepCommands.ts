/** From row to row. The window of an issue has buttons for it, and needs no other command of rows. */
import { type CommandContext, defineCommand } from '@/commands/command';
import { selectCursor } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';
import { selectOpenIssueId } from '../details/openIssueId';
import { stepIssue } from '../details/stepIssue';
import { placeLeft } from './leftRows';
import { goToRow, hasRows, shownIds } from './shownRows';
import { stepMessages } from './stepMessages';

/** Where one stands: at the open issue, else at the row of the cursor. */
export function standsAt(state: RootState): number | null {
  return selectOpenIssueId(state) ?? selectCursor(state);
}

/**
 * The issue in the next row that way; from outside the list its first, but from one that has left the list what is beside
 * its place. At the ends it stays.
 */
export function issueAfter(
  state: RootState,
  from: number | null,
  step: 1 | -1,
): number | undefined {
  const left = placeLeft(state, from);
  if (left) {
    const { before, after } = left;
    return (step === 1 ? (after ?? before) : (before ?? after)) ?? undefined;
  }
  const ids = shownIds(state);
  const index = from === null ? -1 : ids.indexOf(from);
  return index < 0 ? ids[0] : ids[Math.max(0, Math.min(index + step, ids.length - 1))];
}

function walk(context: CommandContext, step: 1 | -1): void {
  const state = context.getState();
  const issueId = issueAfter(state, standsAt(state), step);
  if (issueId === undefined) return;
  if (issueId === selectOpenIssueId(state)) void context.dispatch(stepIssue(issueId, step));
  else goToRow(context, issueId);
}

/** From an open issue it goes over the edge of the page, as its button does. */
export const nextIssue = defineCommand({
  id: 'row.next',
  on: ['issue', 'list'],
  message: stepMessages.next,
  group: 'list',
  key: 'j',
  appliesTo: hasRows,
  run: (context) => {
    walk(context, 1);
  },
});

/** The other way. */
export const previousIssue = defineCommand({
  id: 'row.previous',
  on: ['issue', 'list'],
  message: stepMessages.previous,
  group: 'list',
  key: 'k',
  appliesTo: hasRows,
  run: (context) => {
    walk(context, -1);
  },
});
