/** The commands of an issue and of what belongs to it. */
import { type CommandContext, defineCommand } from '@/commands/command';
import { issues } from '@/entities/issues';
import { selectIsAuthenticated, selectSettings } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { errorMessage } from '@/i18n/errorMessages';
import { isUnread } from '@/lib/issueList/isUnread';
import { lazyCode } from '@/lib/lazyCode';
import { selectAnsweredList } from '@/lists/listView';
import { toApiError } from '@/protocol/apiError';
import { HistoryFilter } from '@/protocol/enums';
import { issuePaths, matchIssue } from '@/routing/paths/issues';
import {
  historyFilterChosen,
  selectChosenHistoryFilter,
  selectIsKeptUnread,
} from '@/screen/issueView';
import { selectPath } from '@/screen/navigation';
import { offerUndo } from '@/screen/undo';
import type { RootState } from '@/store/rootReducer';
import {
  AddIcon,
  AttachIcon,
  CloneIcon,
  CommentIcon,
  DeleteIcon,
  EditIcon,
  LinkIcon,
  MailIcon,
  MoveIcon,
  ReadIcon,
  ReplyIcon,
  UnreadIcon,
} from '@/ui/icons';
import { commentCommandMessages } from '../comments/commandMessages';
import { editCommandMessages } from '../edit/commandMessages';
import { fileCommandMessages } from '../files/commandMessages';
import { subscriptionCommandMessages } from '../subscriptions/commandMessages';
import { historyFilterMessages } from './historyFilterMessages';
import { administersIssue, canChange } from './issueRights';
import { selectIsGlance } from './openedQueries';
import { markOpened } from './markOpened';
import { detailsMessages } from './messages';
import { selectOpenIssueId } from './openIssueId';
import { canWriteInPlace, linkInComment, replyInPlace, writeInPlace } from './writeInPlace';

interface OfIssue {
  issueId: number;
}

export const editIssue = defineCommand({
  id: 'issue.edit',
  on: 'issue',
  message: actionMessages.edit,
  icon: EditIcon,
  group: 'issue',
  key: 'e',
  appliesTo: selectIsAuthenticated,
  href: (_state, { issueId }) => issuePaths.editIssue.url({ issueId }),
});

/** The name where it stands; the form has all the rest as well. */
export const editName = defineCommand({
  id: 'issue.editName',
  slot: 'issue.edit',
  on: 'issue',
  message: editCommandMessages.editName,
  icon: EditIcon,
  group: 'issue',
  key: 'e',
  appliesTo: (state) => selectIsAuthenticated(state) && canWriteInPlace(state),
  run: (context, { issueId }) => {
    writeInPlace(context, { issueId, place: 'name' });
  },
});

export const addComment = defineCommand({
  id: 'issue.comment',
  on: 'issue',
  message: commentCommandMessages.addComment,
  icon: CommentIcon,
  group: 'issue',
  key: 'c',
  appliesTo: selectIsAuthenticated,
  href: (state, { issueId }) =>
    canWriteInPlace(state) ? null : issuePaths.addComment.url({ issueId }),
  run: (context, { issueId }) => {
    writeInPlace(context, { issueId, place: 'comment' });
  },
});

export const attachFile = defineCommand({
  id: 'issue.attach',
  on: 'issue',
  message: fileCommandMessages.attachFile,
  icon: AttachIcon,
  group: 'issue',
  appliesTo: selectIsAuthenticated,
  href: (_state, { issueId }) => issuePaths.addFile.url({ issueId }),
});

export const cloneIssue = defineCommand({
  id: 'issue.clone',
  on: 'issue',
  message: actionMessages.clone,
  icon: CloneIcon,
  group: 'issue',
  appliesTo: selectIsAuthenticated,
  href: (_state, { issueId }) => issuePaths.cloneIssue.url({ issueId }),
});

export const moveIssue = defineCommand({
  id: 'issue.move',
  on: 'issue',
  message: actionMessages.move,
  icon: MoveIcon,
  group: 'issue',
  key: 'm',
  appliesTo: (state, { issueId }) => administersIssue(state, issueId),
  href: (_state, { issueId }) => issuePaths.moveIssue.url({ issueId }),
});

export const deleteIssue = defineCommand({
  id: 'issue.delete',
  on: 'issue',
  message: actionMessages.delete,
  icon: DeleteIcon,
  group: 'issue',
  appliesTo: (state, { issueId }) => administersIssue(state, issueId),
  href: (_state, { issueId }) => issuePaths.deleteIssue.url({ issueId }),
});

/** The mark is sent with a load of the issue, so it is for the issue that is open. */
function canMarkOpen(state: RootState, { issueId }: OfIssue): boolean {
  return selectIsAuthenticated(state) && selectOpenIssueId(state) === issueId;
}

/** Of an issue that one only came by its row tells that nobody has read it. */
function isStillUnread(state: RootState, { issueId }: OfIssue): boolean {
  if (selectIsKeptUnread(state, issueId)) return true;
  if (!selectIsGlance(state, issueId)) return false;
  const row = selectAnsweredList(state)?.issues.find(({ id }) => id === issueId);
  return row !== undefined && isUnread(row);
}

async function markOpen(
  { dispatch, getState, go, show }: CommandContext,
  issueId: number,
  mark: { unread: boolean },
): Promise<void> {
  // Of a cursor that goes on the address is behind, and nothing makes it follow any more once the issue is marked.
  if (matchIssue(selectPath(getState()))?.issueId !== issueId) {
    go(issuePaths.issueDetails.url({ issueId }), { replace: true });
  }
  try {
    if (!(await dispatch(markOpened(issueId, mark)))) return;
    const typeId = issues.selectById(getState(), issueId)?.details.typeId;
    dispatch(offerUndo({ kind: 'marks', typeId, issueIds: [issueId], after: !mark.unread }));
  } catch (error) {
    show(errorMessage(toApiError(error), selectIsAuthenticated(getState())));
  }
}

export const markAsUnread = defineCommand({
  id: 'issue.markAsUnread',
  slot: 'issue.mark',
  on: 'issue',
  message: detailsMessages.markAsUnread,
  icon: UnreadIcon,
  group: 'issue',
  key: 'u',
  appliesTo: (state, target) => canMarkOpen(state, target) && !isStillUnread(state, target),
  run: (context, { issueId }) => {
    void markOpen(context, issueId, { unread: true });
  },
});

export const markAsRead = defineCommand({
  id: 'issue.markAsRead',
  slot: 'issue.mark',
  on: 'issue',
  message: detailsMessages.markAsRead,
  icon: ReadIcon,
  group: 'issue',
  key: 'u',
  appliesTo: (state, target) => canMarkOpen(state, target) && isStillUnread(state, target),
  run: (context, { issueId }) => {
    void markOpen(context, issueId, { unread: false });
  },
});

/** To be told of changes, where the server sends mails; null for an issue of which nothing is known. */
function subscriptionOf(state: RootState, { issueId }: OfIssue): boolean | null {
  if (!selectIsAuthenticated(state) || !selectSettings(state).subscriptions) return null;
  const row = selectAnsweredList(state)?.issues.find(({ id }) => id === issueId);
  return (issues.selectById(state, issueId)?.details ?? row)?.subscribed ?? null;
}

const subscriptionCode = lazyCode(() =>
  import(/* webpackChunkName: "commands" */ './setSubscription').then(
    (module) => module.setSubscription,
  ),
);

async function setSubscription(
  context: CommandContext,
  issueId: number,
  subscribed: boolean,
): Promise<void> {
  try {
    const set = subscriptionCode.loaded ?? (await subscriptionCode.load());
    await set(context, issueId, subscribed);
  } catch (error) {
    const isAuthenticated = selectIsAuthenticated(context.getState());
    context.show(errorMessage(toApiError(error), isAuthenticated));
  }
}

export const subscribe = defineCommand({
  id: 'issue.subscribe',
  slot: 'issue.subscription',
  on: 'issue',
  message: subscriptionCommandMessages.subscribe,
  icon: MailIcon,
  group: 'issue',
  key: 'Shift+s',
  appliesTo: (state, target) => subscriptionOf(state, target) === false,
  href: (state, { issueId }) =>
    canWriteInPlace(state) ? null : issuePaths.subscribeIssue.url({ issueId }),
  run: (context, { issueId }) => void setSubscription(context, issueId, true),
});

export const unsubscribe = defineCommand({
  id: 'issue.unsubscribe',
  slot: 'issue.subscription',
  on: 'issue',
  message: subscriptionCommandMessages.unsubscribe,
  icon: MailIcon,
  group: 'issue',
  key: 'Shift+s',
  appliesTo: (state, target) => subscriptionOf(state, target) === true,
  href: (state, { issueId }) =>
    canWriteInPlace(state) ? null : issuePaths.unsubscribeIssue.url({ issueId }),
  run: (context, { issueId }) => void setSubscription(context, issueId, false),
});

/** What the More menu of an issue offers. */
export const issueMenu = [
  [cloneIssue, moveIssue, deleteIssue],
  [markAsUnread, markAsRead],
  [subscribe, unsubscribe],
];

/** Whether the issue has a text to answer or change; unknown issues have none. */
const hasDescription = (state: RootState, issueId: number) =>
  (issues.selectById(state, issueId)?.description ?? null) !== null;

export const addDescription = defineCommand({
  id: 'issue.addDescription',
  on: 'issue',
  message: actionMessages.addDescription,
  icon: AddIcon,
  group: 'issue',
  appliesTo: (state, { issueId }) => {
    const details = issues.selectById(state, issueId)?.details;
    if (!details || hasDescription(state, issueId)) return false;
    return canChange(state, { issueId, createdBy: details.createdBy });
  },
  href: (_state, { issueId }) => issuePaths.addDescription.url({ issueId }),
});

const replyToEntry = defineCommand({
  id: 'entry.reply',
  on: 'entry',
  message: detailsMessages.reply,
  icon: ReplyIcon,
  group: 'entry',
  appliesTo: (state, { what }) => what !== 'file' && selectIsAuthenticated(state),
  href: (state, { what, issueId, itemId }) => {
    if (canWriteInPlace(state)) return null;
    return what === 'description'
      ? issuePaths.replyDescription.url({ issueId })
      : issuePaths.replyComment.url({ issueId, commentId: itemId });
  },
  run: (context, { what, issueId, itemId }) => {
    replyInPlace(context, { issueId, quoted: what === 'description' ? null : itemId });
  },
});

const linkEntry = defineCommand({
  id: 'entry.link',
  on: 'entry',
  message: detailsMessages.linkInComment,
  icon: LinkIcon,
  group: 'entry',
  appliesTo: (state, { what }) => what !== 'description' && selectIsAuthenticated(state),
  run: linkInComment,
});

const editEntry = defineCommand({
  id: 'entry.edit',
  on: 'entry',
  message: actionMessages.edit,
  icon: EditIcon,
  group: 'entry',
  appliesTo: canChange,
  href: (_state, { what, issueId, itemId }) => {
    switch (what) {
      case 'description':
        return issuePaths.editDescription.url({ issueId });
      case 'comment':
        return issuePaths.editComment.url({ issueId, commentId: itemId });
      case 'file':
        return issuePaths.editFile.url({ issueId, fileId: itemId });
    }
  },
});

const deleteEntry = defineCommand({
  id: 'entry.delete',
  on: 'entry',
  message: actionMessages.delete,
  icon: DeleteIcon,
  group: 'entry',
  appliesTo: canChange,
  href: (_state, { what, issueId, itemId }) => {
    switch (what) {
      case 'description':
        return issuePaths.deleteDescription.url({ issueId });
      case 'comment':
        return issuePaths.deleteComment.url({ issueId, commentId: itemId });
      case 'file':
        return issuePaths.deleteFile.url({ issueId, fileId: itemId });
    }
  },
});

/** What the menu of a text or file offers. */
export const entryMenu = [[replyToEntry, linkEntry, editEntry, deleteEntry]];

/** Which entries of the history are shown, for this issue and those opened later. */
export const historyFilters = Object.values(HistoryFilter).map((filter) =>
  defineCommand({
    id: `history.${filter}`,
    on: 'issue',
    message: historyFilterMessages[filter],
    group: 'issue',
    appliesTo: (state, { issueId }) => issues.selectById(state, issueId) !== undefined,
    isCurrent: (state) =>
      filter === (selectChosenHistoryFilter(state) ?? selectSettings(state).historyFilter),
    run: ({ dispatch }) => {
      dispatch(historyFilterChosen(filter));
    },
  }),
);
