/** Comments and files that were saved although the answer was lost: they stand in the history of the issue. */
import { issuesApi } from '@/api/endpoints/issues';
import { issues } from '@/entities/issues';
import { selectSettings, selectUserId } from '@/entities/session';
import { ChangeType, HistoryFilter } from '@/protocol/enums';
import type { HistoryEntry } from '@/protocol/issues';
import type { Payload } from '@/protocol/operations';
import type { RootState } from '@/store/rootReducer';
import {
  type Ask,
  type FindSaved,
  isSinceAttempt,
  type KnownAttempt,
  type SentFile,
} from './saveAttempt';

/** The comment with the same text. */
export const findComment: FindSaved<'addComment'> = (attempt, ask, getState) =>
  findEntry(
    attempt,
    ask,
    getState(),
    HistoryFilter.comments,
    (entry) => entry.type === ChangeType.commentAdded && entry.text === attempt.payload.comment,
  );

/** The file with the same name, description and size. */
export const findFile: FindSaved<'addFile'> = (attempt, ask, getState) => {
  const {
    name,
    description = '',
    file,
  }: Payload<'addFile'> & { file?: SentFile } = attempt.payload;
  return findEntry(
    attempt,
    ask,
    getState(),
    HistoryFilter.files,
    (entry) =>
      entry.type === ChangeType.fileAdded &&
      entry.name === name &&
      entry.description === description &&
      entry.size === file?.size,
  );
};

/** The answer to the entry of this user that is newer than what was known. */
async function findEntry(
  attempt: KnownAttempt<{ issueId: number }>,
  ask: Ask,
  state: RootState,
  needed: HistoryFilter,
  isSame: (entry: HistoryEntry) => boolean,
): Promise<{ stampId: number } | null> {
  const { known, payload } = attempt;
  const since = Math.max(0, ...known);
  const { result, at } = await ask('loadIssue', {
    issueId: payload.issueId,
    history: true,
    modifiedSince: since,
    filter: filterWith(needed, selectSettings(state).historyFilter),
  });
  const found = result.history?.find(
    (entry) =>
      entry.createdBy === selectUserId(state) &&
      (since > 0 ? entry.id > since : isSinceAttempt(entry.createdDate, attempt, at)) &&
      isSame(entry),
  );
  return found ? { stampId: found.id } : null;
}

/** The server remembers the filter a history is loaded with: that of the user, if what is looked for passes it. */
function filterWith(needed: HistoryFilter, chosen: HistoryFilter): HistoryFilter {
  const passes: readonly HistoryFilter[] = [
    HistoryFilter.all,
    HistoryFilter.commentsAndFiles,
    needed,
  ];
  return passes.includes(chosen) ? chosen : HistoryFilter.commentsAndFiles;
}

/** How far the history of an issue is known, from its own window or a form about it. */
export function knownHistory(state: RootState, { issueId }: { issueId: number }): number[] {
  const loaded = issuesApi.util
    .selectCachedArgsForQuery(state, 'loadIssue')
    .filter((arg) => arg.issueId === issueId)
    .map((arg) => issuesApi.endpoints.loadIssue.select(arg)(state).data?.details.stamp ?? 0);
  return [issues.selectById(state, issueId)?.details.stamp ?? 0, ...loaded];
}
