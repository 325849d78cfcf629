/** What keys and palette do with an issue beyond what its own buttons offer. */
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { type CommandContext, defineCommand } from '@/commands/command';
import { issues } from '@/entities/issues';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectIsAuthenticated } from '@/entities/session';
import { errorMessage } from '@/i18n/errorMessages';
import { isUnread } from '@/lib/issueList/isUnread';
import { selectListSelection } from '@/lists/listSelection';
import { toApiError } from '@/protocol/apiError';
import { Column } from '@/protocol/enums';
import { issuePaths, matchIssue } from '@/routing/paths/issues';
import { selectCanBeginJob } from '@/screen/bulk';
import { askField } from '@/screen/issueNotes';
import { reloadRequested, selectPath } from '@/screen/navigation';
import { offerUndo } from '@/screen/undo';
import type { RootState } from '@/store/rootReducer';
import { ReadIcon, ReplyIcon, UnreadIcon } from '@/ui/icons';
import { selectPaneIssueId } from '@/windows/openWindows';
import { showWholePage } from '@/windows/wholePage';
import { ask } from '../bulk/askBulk';
import { selectAnsweredRows } from '../list/answeredRows';
import { attributeWords } from './attributeWords';
import { keyMessages } from './keyMessages';
import { detailsMessages } from './messages';
import { selectOpenIssueId } from './openIssueId';
import { textToAnswer } from './textToAnswer';
import { canWriteInPlace, replyInPlace, writeInPlace } from './writeInPlace';

export const openIssue = defineCommand({
  id: 'issue.open',
  on: 'issue',
  message: keyMessages.openPage,
  group: 'issue',
  key: 'o',
  appliesTo: (state) => matchIssue(selectPath(state)) === null || selectPaneIssueId(state) !== null,
  run: ({ dispatch, getState, go }, { issueId }) => {
    if (matchIssue(selectPath(getState()))?.issueId !== issueId) {
      go(issuePaths.issueDetails.url({ issueId }));
    }
    dispatch(showWholePage(issueId));
  },
});

function replyPath(state: RootState, issueId: number): string {
  const quoted = textToAnswer(state, issueId);
  if (quoted === undefined || quoted === 'latest') return issuePaths.addComment.url({ issueId });
  return quoted === null
    ? issuePaths.replyDescription.url({ issueId })
    : issuePaths.replyComment.url({ issueId, commentId: quoted });
}

const reply = defineCommand({
  id: 'issue.reply',
  on: 'issue',
  message: detailsMessages.reply,
  icon: ReplyIcon,
  group: 'issue',
  key: 'r',
  appliesTo: selectIsAuthenticated,
  href: (state, { issueId }) => (canWriteInPlace(state) ? null : replyPath(state, issueId)),
  run: (context, { issueId }) => {
    const quoted = textToAnswer(context.getState(), issueId);
    if (quoted === undefined) writeInPlace(context, { issueId, place: 'comment' });
    else replyInPlace(context, { issueId, quoted });
  },
});

type Rows = { kind: 'issue'; issueId: number } | { kind: 'issues'; issueIds: readonly number[] };

const idsOf = (rows: Rows) => (rows.kind === 'issue' ? [rows.issueId] : rows.issueIds);

/** Whether issues of the list can be marked where they stand; the open one marks itself when it is loaded. */
function canMark(state: RootState, rows: Rows): boolean {
  if (!selectIsAuthenticated(state)) return false;
  if (rows.kind === 'issues') return selectCanBeginJob(state);
  return selectOpenIssueId(state) !== rows.issueId;
}

/** Of several, those of which the list does not tell may be unread. */
function hasUnread(state: RootState, rows: Rows): boolean {
  const known = selectAnsweredRows(state);
  return idsOf(rows).some((issueId) => {
    const row = known.get(issueId);
    return row ? isUnread(row) : rows.kind === 'issues';
  });
}

/** The server marks what a search finds: an issue by its number. Several are a job, which is asked for. */
async function mark(context: CommandContext, rows: Rows, read: boolean): Promise<void> {
  if (rows.kind === 'issues') {
    ask(context, { kind: 'mark', read }, rows.issueIds);
    return;
  }
  const { dispatch, getState, announce } = context;
  const { issueId } = rows;
  const typeId = selectListSelection(getState()).type?.typeId;
  const search = { searchColumn: Column.id, searchValue: String(issueId) };
  try {
    await dispatch(
      issueChangesApi.endpoints.markIssues.initiate({ typeId, ...search, read }),
    ).unwrap();
    dispatch(offerUndo({ kind: 'marks', typeId, issueIds: [issueId], after: read }));
  } catch (error) {
    announce(errorMessage(toApiError(error)));
    // What is true of the mark now, or that the server cannot be asked, is shown by the list itself.
    dispatch(reloadRequested());
  }
}

export const markRowsAsRead = defineCommand({
  id: 'rows.markAsRead',
  slot: 'issue.mark',
  on: ['issue', 'issues'],
  message: detailsMessages.markAsRead,
  icon: ReadIcon,
  group: 'issue',
  key: 'u',
  appliesTo: (state, rows) => canMark(state, rows) && hasUnread(state, rows),
  run: (context, rows) => void mark(context, rows, true),
});

export const markRowsAsUnread = defineCommand({
  id: 'rows.markAsUnread',
  slot: 'issue.mark',
  on: ['issue', 'issues'],
  message: detailsMessages.markAsUnread,
  icon: UnreadIcon,
  group: 'issue',
  key: 'u',
  appliesTo: (state, rows) => canMark(state, rows) && !hasUnread(state, rows),
  run: (context, rows) => void mark(context, rows, false),
});

/** So many attributes of a type can be set; the first have keys, whichever these are. */
const positions = 60;
const attributeKeys: readonly (string | undefined)[] = ['s', 'a', 'p'];

/** The attribute at a place of the type that is on screen. */
function attributeAt(state: RootState, position: number) {
  const opened = matchIssue(selectPath(state));
  const known = opened && issues.selectById(state, opened.issueId);
  const typeId = known?.details.typeId ?? selectListSelection(state).type?.typeId;
  return typeId === undefined ? undefined : selectAttributesOfType(state, typeId)[position];
}

const attributeCommands = Array.from({ length: positions }, (_, position) => {
  const key = attributeKeys[position];
  return defineCommand({
    id: `issue.attribute.${position + 1}`,
    on: 'issue',
    ...attributeWords(position, (state) => attributeAt(state, position)?.name),
    group: 'issue',
    ...(key !== undefined && { key }),
    appliesTo: (state) =>
      selectIsAuthenticated(state) && attributeAt(state, position) !== undefined,
    run: (context, { issueId }) => {
      const { dispatch, getState, go } = context;
      const attribute = attributeAt(getState(), position);
      if (attribute && canWriteInPlace(getState())) {
        writeInPlace(context, { issueId, place: `attribute ${attribute.attributeId}` });
        return;
      }
      go(issuePaths.editIssue.url({ issueId }));
      if (attribute) dispatch(askField(`attributes.${attribute.attributeId}`));
    },
  });
});

export const keyCommands = [
  openIssue,
  reply,
  markRowsAsRead,
  markRowsAsUnread,
  ...attributeCommands,
];
