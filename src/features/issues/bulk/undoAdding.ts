/** Taking an import back: who may, and the question before it (decision 045). */
import type { CommandContext } from '@/commands/command';
import { selectIsAuthenticated } from '@/entities/session';
import { issuePaths } from '@/routing/paths/issues';
import { selectCanBeginJob } from '@/screen/bulk';
import type { AddedIssues, BulkJob } from '@/screen/bulkJob';
import { selectMainPath, selectPath } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import { selectPaneIssueId } from '@/windows/openWindows';
import { administersFolder } from '../details/issueRights';
import { ask } from './askBulk';

/** Whether a job has added issues that the user may delete. All rows of an import go to one folder. */
export function mayUndoAdding(state: RootState, { act, phase, steps }: BulkJob): boolean {
  if (act.kind !== 'add' || phase !== 'ended') return false;
  const added = steps.find(({ addedStamp }) => addedStamp !== undefined);
  const folderId = added && act.rows[added.issueId]?.issue.folderId;
  return folderId !== undefined && administersFolder(state, folderId);
}

/** Whether it can be asked now: below the list, which no window covers. */
export function canAskUndoAdding(state: RootState): boolean {
  const path = selectPath(state);
  const isInPane =
    issuePaths.issueDetails.match(path) !== null && selectPaneIssueId(state) !== null;
  return (
    selectIsAuthenticated(state) &&
    selectCanBeginJob(state) &&
    (isInPane || path === selectMainPath(state))
  );
}

/** Asks whether they are to be deleted, as before any deletion. */
export function askUndoAdding(context: CommandContext, added: AddedIssues): void {
  ask(context, { kind: 'undoAdding', added }, Object.keys(added).map(Number));
}
