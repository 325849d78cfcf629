/** Issues that were added although the answer was lost. */
import { folders } from '@/entities/folders';
import { selectUserId } from '@/entities/session';
import { Column } from '@/protocol/enums';
import type { IssueList, LoadedIssue, NewIssueInput } from '@/protocol/issues';
import { viewToKeep } from '@/screen/viewToKeep';
import type { RootState } from '@/store/rootReducer';
import { type Ask, isSinceAttempt, type SaveAttempt } from './saveAttempt';

/** Newer issues of a folder than this are looked through. */
const rowLimit = 50;

interface FindOptions {
  /** Issues that are known to be others. */
  taken?: readonly number[];
  /** Many more may have been added since: it is looked for by its name. */
  isAmongMany?: boolean;
}

/** The issue of this user that says the same, among the newest of its folder. */
export async function findIssue(
  attempt: SaveAttempt<NewIssueInput>,
  ask: Ask,
  getState: () => RootState,
  { taken = [], isAmongMany = false }: FindOptions = {},
) {
  const { folderId, name } = attempt.payload;
  const { result: list, at } = await ask('listIssues', {
    folderId,
    sortColumn: Column.id,
    sortAscending: false,
    limit: rowLimit,
    html: false,
    allColumns: true,
    ...(isAmongMany && { searchColumn: Column.name, searchValue: name }),
  });
  await keepInitialView(folderId, ask, getState);
  for (const issueId of newIssuesNamed(name, list, attempt, at)) {
    if (taken.includes(issueId) || isEarlier(issueId, attempt)) continue;
    const { result } = await ask('loadIssue', { issueId, attributes: true, description: true });
    if (isSameIssue(result, attempt, getState())) {
      return { issueId, stampId: stampOfAdding(result) };
    }
  }
  return null;
}

/** The stamp that an issue got when it was added: known while it has not changed since. Else that of its first moment. */
function stampOfAdding({ details }: LoadedIssue): number {
  const { id, stamp, createdBy, createdDate, modifiedBy, modifiedDate } = details;
  return createdBy === modifiedBy && createdDate === modifiedDate ? stamp : id;
}

/** Whether the same form has added it before: two issues in a row may well say the same. */
function isEarlier(issueId: number, { earlier }: Pick<SaveAttempt, 'earlier'>): boolean {
  return earlier.some(
    (answer) =>
      typeof answer === 'object' &&
      answer !== null &&
      'issueId' in answer &&
      answer.issueId === issueId,
  );
}

function newIssuesNamed(
  name: string,
  { columns, issues }: IssueList,
  attempt: SaveAttempt,
  at: number,
): number[] {
  const nameAt = columns.findIndex(({ id }) => id === Column.name);
  const createdAt = columns.findIndex(({ id }) => id === Column.createdDate);
  return issues
    .filter(
      ({ cells }) =>
        cells[nameAt] === name && isSinceAttempt(Number(cells[createdAt]), attempt, at),
    )
    .map(({ id }) => id);
}

function isSameIssue(
  loaded: LoadedIssue,
  { payload }: SaveAttempt<NewIssueInput>,
  state: RootState,
): boolean {
  const { details, attributes, description } = loaded;
  const text = description && description !== true ? description.text : '';
  return (
    details.createdBy === selectUserId(state) &&
    details.name === payload.name &&
    text === (payload.description ?? '') &&
    (payload.values ?? []).every(
      ({ id, value }) =>
        (attributes?.find((attribute) => attribute.id === id)?.value ?? '') === (value ?? ''),
    )
  );
}

/** A list without a view makes the server forget which one the type was listed with last (protocol 4.4). */
async function keepInitialView(folderId: number, ask: Ask, getState: () => RootState) {
  const state = getState();
  const viewId = viewToKeep(state, folders.selectById(state, folderId)?.typeId ?? 0);
  if (viewId !== null) await ask('listIssues', { viewId, limit: 1 });
}
