/** Issues that were added although the answer was lost. */
import { folders } from '@/entities/folders';
import { selectUserId } from '@/entities/session';
import { wireWords } from '@/lib/values/formatExpressions';
import { Column } from '@/protocol/enums';
import type { IssueList, LoadedIssue, NewIssueInput } from '@/protocol/issues';
import { viewToKeep } from '@/screen/viewToKeep';
import type { RootState } from '@/store/rootReducer';
import { type Ask, isSinceAttempt, type SaveAttempt } from './saveAttempt';

/** Rows of one call: of the newest of a folder, or of those of one name, of which an import may have added many. */
const pageSize = { newest: 50, named: 250 };

interface FindOptions {
  /** Issues that are known to be others. */
  taken?: readonly number[];
  /** Many more may have been added since: it is looked for by its name. */
  isAmongMany?: boolean;
}

/** The issue of this user that says the same, among those that the folder got since the attempt. */
export async function findIssue(
  attempt: SaveAttempt<NewIssueInput>,
  ask: Ask,
  getState: () => RootState,
  { taken = [], isAmongMany = false }: FindOptions = {},
) {
  const { folderId, name } = attempt.payload;
  const searched = isAmongMany ? searchedPart(name) : '';
  const limit = isAmongMany ? pageSize.named : pageSize.newest;
  const known = new Set(taken);
  const found: number[] = [];
  // Numbers only grow: behind an issue that is older than the attempt there are only older ones.
  for (let offset = 0, isOlder = false; !isOlder; offset += limit) {
    const { result: list, at } = await ask('listIssues', {
      folderId,
      sortColumn: Column.id,
      sortAscending: false,
      offset,
      limit,
      html: false,
      allColumns: true,
      ...(searched !== '' && { searchColumn: Column.name, searchValue: searched }),
    });
    const since = issuesSince(list, attempt, at);
    found.push(...since.flatMap((issue) => (issue.name === name ? issue.id : [])));
    isOlder = since.length < limit;
  }
  await keepInitialView(folderId, ask, getState);
  for (const issueId of found) {
    if (known.has(issueId) || isEarlier(issueId, attempt)) continue;
    const { result } = await ask('loadIssue', { issueId, attributes: true, description: true });
    if (isSameIssue(result, attempt, getState())) {
      return { issueId, stampId: stampOfAdding(result) };
    }
  }
  return null;
}

/**
 * What of a name can be searched for: a value that begins with the sign for the caller is taken for the caller's name.
 * Where nothing is left, the whole folder is looked through.
 */
function searchedPart(name: string): string {
  let part = name;
  while (part.startsWith(wireWords.me)) part = part.slice(wireWords.me.length).trimStart();
  return part;
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

/** The issues at the beginning of a list that are not older than the attempt. */
function issuesSince(
  { columns, issues }: IssueList,
  attempt: SaveAttempt,
  at: number,
): { id: number; name: string }[] {
  const nameAt = columns.findIndex(({ id }) => id === Column.name);
  const createdAt = columns.findIndex(({ id }) => id === Column.createdDate);
  const end = issues.findIndex(
    ({ cells }) => !isSinceAttempt(Number(cells[createdAt]), attempt, at),
  );
  return issues
    .slice(0, end < 0 ? issues.length : end)
    .map(({ id, cells }) => ({ id, name: String(cells[nameAt] ?? '') }));
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
