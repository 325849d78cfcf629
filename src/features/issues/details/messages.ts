import { defineMessages, type MessageValue } from 'react-intl';

/** Words of the page of an issue. */
export const detailsMessages = defineMessages({
  created: {
    id: 'issues.details.created',
    defaultMessage: 'Created',
    description: 'Label of the date and author of an issue',
  },
  createdEntry: {
    id: 'issues.history.created',
    defaultMessage: 'Created',
    description:
      'Begins the first entry of the history, before a colon and the name the issue was given; verb, as in "created this issue"',
  },
  descriptionMenu: {
    id: 'issues.details.descriptionMenu',
    defaultMessage: 'Actions for the description',
    description: 'Tooltip of the menu of the description of an issue',
  },
  empty: {
    id: 'issues.history.empty',
    defaultMessage: 'empty',
    description: 'Stands for the new value of an attribute that was cleared',
  },
  filterAll: {
    id: 'issues.historyFilter.all',
    defaultMessage: 'All history',
    description: 'Heading and choice: every entry of the history is shown',
  },
  filterComments: {
    id: 'issues.historyFilter.comments',
    defaultMessage: 'Comments',
    description: 'Heading and choice: only comments are shown',
  },
  filterCommentsAndFiles: {
    id: 'issues.historyFilter.commentsAndFiles',
    defaultMessage: 'Comments and files',
    description: 'Heading and choice: only comments and files are shown',
  },
  filterFiles: {
    id: 'issues.historyFilter.files',
    defaultMessage: 'Files',
    description: 'Heading and choice: only files are shown',
  },
  filterHistory: {
    id: 'issues.historyFilter.label',
    defaultMessage: 'Filter history',
    description: 'Tooltip of the menu that chooses which entries of the history are shown',
  },
  linkInComment: {
    id: 'issues.details.linkInComment',
    defaultMessage: 'Insert link into comment',
    description:
      'Menu entry of a comment or file: puts its number, such as #42, which leads there, into the comment one writes; verb [menu]',
  },
  markAsRead: {
    id: 'issues.details.markAsRead',
    defaultMessage: 'Mark as read',
    description: 'Menu entry of an issue that was marked as unread [menu]',
  },
  markAsUnread: {
    id: 'issues.details.markAsUnread',
    defaultMessage: 'Mark as unread',
    description: 'Menu entry of an issue [menu]',
  },
  modified: {
    id: 'issues.details.modifiedStamp',
    defaultMessage: 'Modified',
    description:
      'Label of the date and author of the last change of an issue; the same word as in the columns "Modified date" and "Modified by"',
  },
  newSince: {
    id: 'issues.history.newSince',
    defaultMessage: 'New since you last looked',
    description:
      'Line in the history of an issue, before what was added after the user read it last',
  },
  noComments: {
    id: 'issues.history.noComments',
    defaultMessage: 'There are no comments yet.',
    description: 'Instead of the history when only comments are shown',
  },
  noCommentsOrFiles: {
    id: 'issues.history.noCommentsOrFiles',
    defaultMessage: 'There are no comments or files yet.',
    description: 'Instead of the history when only comments and files are shown',
  },
  noDescription: {
    id: 'issues.details.noDescription',
    defaultMessage: 'This issue has no description.',
    description: 'Instead of the description of an issue',
  },
  noFiles: {
    id: 'issues.history.noFiles',
    defaultMessage: 'There are no files yet.',
    description: 'Instead of the history when only files are shown',
  },
  properties: {
    id: 'issues.details.properties',
    defaultMessage: 'Properties',
    description: 'Heading of type, location and dates of an issue',
  },
  reply: {
    id: 'issues.details.reply',
    defaultMessage: 'Reply',
    description: 'Menu entry that leads to a new comment which quotes a text; verb [menu]',
  },
  unknownAttribute: {
    id: 'issues.details.unknownAttribute',
    defaultMessage: 'Unknown attribute',
    description: 'Stands for the name of an attribute that was deleted',
  },
  unknownFolder: {
    id: 'issues.details.unknownFolder',
    defaultMessage: 'Unknown folder',
    description: 'Stands for the name of a folder the user may not see or that was deleted',
  },
  unknownProject: {
    id: 'issues.details.unknownProject',
    defaultMessage: 'Unknown project',
    description: 'Stands for the name of a project the user may not see',
  },
  unknownType: {
    id: 'issues.details.unknownType',
    defaultMessage: 'Unknown type',
    description: 'Stands for the name of a type that was deleted',
  },
});

/** Its texts with places to fill. */
export const detailsSentences = defineMessages<{
  change: { label: MessageValue; from: MessageValue; to: MessageValue };
  commentHeading: { author: string; time: string };
  entryLink: { itemId: string };
  entryMenu: { number: string };
  fileHeading: { author: string; time: string };
  lastEdited: { time: MessageValue; author: MessageValue };
  locationValue: { project: string; folder: string };
  newValue: { label: MessageValue; to: MessageValue };
  stampValue: { time: MessageValue; author: MessageValue };
}>({
  change: {
    id: 'issues.history.change',
    defaultMessage: '{label}: {from} → {to}',
    description:
      'One change in the history: label is what changed, from its old and to its new value',
  },
  commentHeading: {
    id: 'issues.history.commentHeading',
    defaultMessage: 'Comment by {author}, {time}',
    description:
      'Heading of a comment as screen readers say it; author is the name of a user, time a date with time',
  },
  entryLink: {
    id: 'issues.history.entryLink',
    defaultMessage: 'Link to #{itemId}',
    description:
      'Name of the link of a comment or file to itself; for screen readers; itemId is its number',
  },
  entryMenu: {
    id: 'issues.history.entryMenu',
    defaultMessage: 'Actions for {number}',
    description: 'Tooltip of the menu of a comment or file; number is such as #42',
  },
  fileHeading: {
    id: 'issues.history.fileHeading',
    defaultMessage: 'File by {author}, {time}',
    description:
      'Heading of an attached file as screen readers say it; author is the name of a user, time a date with time',
  },
  lastEdited: {
    id: 'issues.details.lastEdited',
    defaultMessage: 'Last edited {time} by {author}',
    description:
      'Below a text or file that was changed after it was added; time is a date with time, author the name of a user',
  },
  locationValue: {
    id: 'issues.details.locationValue',
    defaultMessage: '{project} — {folder}',
    description: 'Where an issue is; project and folder are names',
  },
  newValue: {
    id: 'issues.history.newValue',
    defaultMessage: '{label}: {to}',
    description:
      'One change in the history: label is what was set for the first time, to its value',
  },
  stampValue: {
    id: 'issues.details.stampValue',
    defaultMessage: '{time} — {author}',
    description:
      'When something was done and by whom; time is a date with time, author the name of a user',
  },
});
