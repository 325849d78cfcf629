import { defineMessages, type MessageValue } from 'react-intl';

/** Words of the questions before an operation. */
export const confirmMessages = defineMessages({
  deleteComment: {
    id: 'issues.deleteComment.title',
    defaultMessage: 'Delete comment',
    description: 'Title of the question before a comment is deleted',
  },
  deleteFile: {
    id: 'issues.deleteFile.title',
    defaultMessage: 'Delete file',
    description: 'Title of the question before a file is deleted',
  },
  deleteIssue: {
    id: 'issues.deleteIssue.title',
    defaultMessage: 'Delete issue',
    description: 'Title of the question before an issue is deleted',
  },
  deleteIssueWarning: {
    id: 'issues.deleteIssue.warning',
    defaultMessage:
      'Its entire history, including all comments and files, will be permanently deleted.',
    description: 'Warning below the question before an issue is deleted',
  },
  subscribe: {
    id: 'issues.subscribe.title',
    defaultMessage: 'Subscribe to issue',
    description: 'Title of the question before a user subscribes to an issue',
  },
  subscribeWarning: {
    id: 'issues.subscribe.warning',
    defaultMessage: 'Your account has no email address, so you will not receive any emails.',
    description: 'Warning when a user without an e-mail address subscribes to an issue',
  },
  unsubscribe: {
    id: 'issues.unsubscribe.title',
    defaultMessage: 'Unsubscribe from issue',
    description: 'Title of the question before a user ends the subscription of an issue',
  },
});

/** The questions; `name` is in bold. */
export const confirmPrompts = defineMessages<{
  deleteComment: { name: MessageValue };
  deleteDescription: { name: MessageValue };
  deleteFile: { name: MessageValue };
  deleteIssue: { name: MessageValue };
  subscribe: { name: MessageValue };
  unsubscribe: { name: MessageValue };
}>({
  deleteComment: {
    id: 'issues.deleteComment.prompt',
    defaultMessage: 'Delete the comment {name}?',
    description: 'Question before a comment is deleted; name is its number, such as #42',
  },
  deleteDescription: {
    id: 'issues.deleteDescription.prompt',
    defaultMessage: 'Delete the description of the issue {name}?',
    description: 'Question before a description is deleted; name is that of the issue',
  },
  deleteFile: {
    id: 'issues.deleteFile.prompt',
    defaultMessage: 'Delete the file {name}?',
    description: 'Question before a file is deleted; name is that of the file',
  },
  deleteIssue: {
    id: 'issues.deleteIssue.prompt',
    defaultMessage: 'Delete the issue {name}?',
    description: 'Question before an issue is deleted; name is that of the issue',
  },
  subscribe: {
    id: 'issues.subscribe.prompt',
    defaultMessage: 'Get an email whenever the issue {name} changes?',
    description: 'Question before a user subscribes to an issue; name is that of the issue',
  },
  unsubscribe: {
    id: 'issues.unsubscribe.prompt',
    defaultMessage: 'Stop getting emails about the issue {name}?',
    description:
      'Question before a user ends the subscription of an issue; name is that of the issue',
  },
});
