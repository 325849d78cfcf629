import type { CommandContext } from '@/commands/command';
import { selectIsAuthenticated } from '@/entities/session';
import type { RootState } from '@/store/rootReducer';
import { selectBulkJob } from '@/screen/bulk';
import { importMessages } from '../import/messages';
import { saveLeftRows } from '../import/savedRows';
import { reasonMessage } from './reasonMessage';

/** The import that has ended with rows left; null for none. */
function selectLeft(state: RootState) {
  const job = selectBulkJob(state);
  if (job?.phase !== 'ended' || job.act.kind !== 'add') return null;
  const { refused } = job.tally;
  return refused.length > 0 ? { act: job.act, refused } : null;
}

/** Whether an import has left rows that did not become issues. */
export function hasRefusedRows(state: RootState): boolean {
  return selectLeft(state) !== null;
}

/** Saves the rows that an import has left, each with the reason, as a table. */
export function saveRefusedRows({ getState, words }: CommandContext): void {
  const state = getState();
  const left = selectLeft(state);
  if (!left) return;
  const how = { isUndo: false, isAuthenticated: selectIsAuthenticated(state) };
  const rows = left.refused.flatMap(({ issueId, reason }) => {
    const cells = left.act.rows[issueId]?.cells ?? [];
    return reason ? { cells, reason: words.formatMessage(reasonMessage(reason, how)) } : [];
  });
  saveLeftRows(left.act.headings, rows, {
    title: words.formatMessage(importMessages.title),
    reason: words.formatMessage(importMessages.reason),
  });
}
