import { defineMessages, type MessageValue } from 'react-intl';

/** Words of the page of an issue. */
export const detailsMessages = defineMessages({
  addComment: {
    id: 'issues.details.addComment',
    defaultMessage: 'Add comment',
    description: 'Link above the history of an issue',
  },
  addDescription: {
    id: 'issues.details.addDescription',
    defaultMessage: 'Add description',
    description: 'Link to the form that gives an issue a description',
  },
  attachFile: {
    id: 'issues.details.attachFile',
    defaultMessage: 'Attach file',
    description: 'Link above the history of an issue',
  },
  attributes: {
    id: 'issues.details.attributes',
    defaultMessage: 'Attributes',
    description: 'Heading of the values that the type of an issue defines',
  },
  clone: {
    id: 'issues.details.clone',
    defaultMessage: 'Clone',
    description: 'Menu entry that leads to the form for an issue like this one',
  },
  created: {
    id: 'issues.details.created',
    defaultMessage: 'Created',
    description: 'Label of the date and author of an issue',
  },
  description: {
    id: 'issues.details.description',
    defaultMessage: 'Description',
    description: 'Heading of the description of an issue',
  },
  descriptionMenu: {
    id: 'issues.details.descriptionMenu',
    defaultMessage: 'Commands for the description',
    description: 'Tooltip of the menu of the description of an issue',
  },
  edit: {
    id: 'issues.details.edit',
    defaultMessage: 'Edit',
    description: 'Link to the form that changes the name and attributes of an issue',
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
  location: {
    id: 'issues.details.location',
    defaultMessage: 'Location',
    description: 'Label of the project and folder of an issue',
  },
  markAsRead: {
    id: 'issues.details.markAsRead',
    defaultMessage: 'Mark as read',
    description: 'Menu entry of an issue that was marked as unread',
  },
  markAsUnread: {
    id: 'issues.details.markAsUnread',
    defaultMessage: 'Mark as unread',
    description: 'Menu entry of an issue',
  },
  modified: {
    id: 'issues.details.modified',
    defaultMessage: 'Last modified',
    description: 'Label of the date and author of the last change of an issue',
  },
  more: {
    id: 'issues.details.more',
    defaultMessage: 'More',
    description: 'Tooltip of the menu with further commands of an issue',
  },
  move: {
    id: 'issues.details.move',
    defaultMessage: 'Move',
    description: 'Menu entry that leads to the form that moves an issue to another folder',
  },
  name: {
    id: 'issues.details.name',
    defaultMessage: 'Name',
    description: 'Label of the name of an issue in its history',
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
    description: 'Menu entry that leads to a new comment which quotes a text',
  },
  remove: {
    id: 'issues.details.delete',
    defaultMessage: 'Delete',
    description: 'Menu entry that leads to the question before an issue, text or file is deleted',
  },
  subscribe: {
    id: 'issues.details.subscribe',
    defaultMessage: 'Subscribe',
    description: 'Menu entry: get mails about changes of an issue',
  },
  type: {
    id: 'issues.details.type',
    defaultMessage: 'Type',
    description: 'Label of the type of an issue',
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
  unsubscribe: {
    id: 'issues.details.unsubscribe',
    defaultMessage: 'Unsubscribe',
    description: 'Menu entry: get no more mails about changes of an issue',
  },
  unknownUser: {
    id: 'issues.details.unknownUser',
    defaultMessage: 'Unknown user',
    description: 'Stands for the name of a user the reader may not know of',
  },
});

/** Its texts with places to fill. */
export const detailsSentences = defineMessages<{
  change: { label: string; from: MessageValue; to: MessageValue };
  copyNumber: { number: string };
  copiedNumber: { number: string };
  entryLink: { itemId: string };
  entryMenu: { number: string };
  fileSize: { unit: 'bytes' | 'kB' | 'MB'; amount: string; count: number };
  lastEdited: { time: MessageValue; author: string };
  locationValue: { project: string; folder: string };
  newValue: { label: string; to: MessageValue };
  stampValue: { time: MessageValue; author: string };
}>({
  change: {
    id: 'issues.history.change',
    defaultMessage: '{label}: {from} → {to}',
    description: 'One change in the history: what changed, its old and its new value',
  },
  copyNumber: {
    id: 'issues.details.copyNumber',
    defaultMessage: 'Copy {number}',
    description: 'Tooltip of the number of an issue, such as #42; a click puts it on the clipboard',
  },
  copiedNumber: {
    id: 'issues.details.copiedNumber',
    defaultMessage: '{number} copied',
    description: 'Announced after the number of an issue was put on the clipboard',
  },
  entryLink: {
    id: 'issues.history.entryLink',
    defaultMessage: 'Link to #{itemId}',
    description: 'Name of the link of a comment or file to itself; for screen readers',
  },
  entryMenu: {
    id: 'issues.history.entryMenu',
    defaultMessage: 'Commands for {number}',
    description: 'Tooltip of the menu of a comment or file; number is such as #42',
  },
  fileSize: {
    id: 'issues.history.fileSize',
    defaultMessage:
      '{unit, select, kB {{amount} kB} MB {{amount} MB} other {{count, plural, one {{amount} byte} other {{amount} bytes}}}}',
    description: 'Size of a file; amount is already formatted, count is the same as a number',
  },
  lastEdited: {
    id: 'issues.details.lastEdited',
    defaultMessage: 'Last edited {time} by {author}',
    description:
      'Below a text or file that was changed after it was added; time is a date with time',
  },
  locationValue: {
    id: 'issues.details.locationValue',
    defaultMessage: '{project} — {folder}',
    description: 'Project and folder of an issue',
  },
  newValue: {
    id: 'issues.history.newValue',
    defaultMessage: '{label}: {to}',
    description: 'One change in the history: what was set for the first time, and its value',
  },
  stampValue: {
    id: 'issues.details.stampValue',
    defaultMessage: '{time} — {author}',
    description: 'When something was done and by whom',
  },
});
