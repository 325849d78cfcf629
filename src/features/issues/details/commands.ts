/** The commands of an issue and of what belongs to it, each a window of its own. */
import type { LucideIcon } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { issuePaths } from '@/routing/paths/issues';
import { CloneIcon, DeleteIcon, EditIcon, MailIcon, MoveIcon, ReplyIcon } from '@/ui/icons';
import { canChange, type IssueRights } from './issueRights';
import { detailsMessages } from './messages';

export interface Command {
  path: string;
  message: MessageDescriptor;
  icon: LucideIcon;
}

interface EntryIds {
  issueId: number;
  id: number;
  createdBy: number;
}

/** What one may do with an issue as a whole. */
export function issueCommands(issueId: number, rights: IssueRights): Command[] {
  if (!rights.isAuthenticated) return [];
  const params = { issueId };
  return [
    { path: issuePaths.cloneIssue.url(params), message: actionMessages.clone, icon: CloneIcon },
    ...(rights.isAdministrator
      ? [
          { path: issuePaths.moveIssue.url(params), message: actionMessages.move, icon: MoveIcon },
          {
            path: issuePaths.deleteIssue.url(params),
            message: actionMessages.delete,
            icon: DeleteIcon,
          },
        ]
      : []),
  ];
}

/** To be told of changes, or no longer. */
export function subscriptionCommand(issueId: number, { isSubscribed }: { isSubscribed: boolean }) {
  return isSubscribed
    ? {
        path: issuePaths.unsubscribeIssue.url({ issueId }),
        message: detailsMessages.unsubscribe,
        icon: MailIcon,
      }
    : {
        path: issuePaths.subscribeIssue.url({ issueId }),
        message: detailsMessages.subscribe,
        icon: MailIcon,
      };
}

/** What one may do with the description of an issue; its author is that of the issue. */
export function descriptionCommands(
  issue: { id: number; createdBy: number },
  rights: IssueRights,
): Command[] {
  const params = { issueId: issue.id };
  return [
    ...replyCommand(issuePaths.replyDescription.url(params), rights),
    ...(canChange(rights, issue)
      ? changeCommands(
          issuePaths.editDescription.url(params),
          issuePaths.deleteDescription.url(params),
        )
      : []),
  ];
}

export function commentCommands(entry: EntryIds, rights: IssueRights): Command[] {
  const params = { issueId: entry.issueId, commentId: entry.id };
  return [
    ...replyCommand(issuePaths.replyComment.url(params), rights),
    ...(canChange(rights, entry)
      ? changeCommands(issuePaths.editComment.url(params), issuePaths.deleteComment.url(params))
      : []),
  ];
}

export function fileCommands(entry: EntryIds, rights: IssueRights): Command[] {
  const params = { issueId: entry.issueId, fileId: entry.id };
  return canChange(rights, entry)
    ? changeCommands(issuePaths.editFile.url(params), issuePaths.deleteFile.url(params))
    : [];
}

function replyCommand(path: string, { isAuthenticated }: IssueRights): Command[] {
  return isAuthenticated ? [{ path, message: detailsMessages.reply, icon: ReplyIcon }] : [];
}

function changeCommands(editPath: string, deletePath: string): Command[] {
  return [
    { path: editPath, message: actionMessages.edit, icon: EditIcon },
    { path: deletePath, message: actionMessages.delete, icon: DeleteIcon },
  ];
}
