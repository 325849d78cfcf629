import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  allFolders: {
    id: 'issues.list.allFolders',
    defaultMessage: 'All folders',
    description: 'Choice in the folder list of the toolbar: no limit to a folder',
  },
  allIssues: {
    id: 'issues.list.allIssues',
    defaultMessage: 'All issues',
    description: 'Choice in the view list of the toolbar: no view',
  },
  allProjects: {
    id: 'issues.list.allProjects',
    defaultMessage: 'All projects',
    description: 'Choice in the project list of the toolbar: no limit to a project',
  },
  chooseType: {
    id: 'issues.list.chooseType',
    defaultMessage: 'Choose an issue type to see its issues.',
    description: 'Shown in place of the list before an issue type is chosen',
  },
  columnCreatedBy: {
    id: 'issues.list.columnCreatedBy',
    defaultMessage: 'Created by',
    description: 'Column to search by: the author of the issue',
  },
  columnCreatedDate: {
    id: 'issues.list.columnCreatedDate',
    defaultMessage: 'Created date',
    description: 'Column to search by: when the issue was created',
  },
  columnId: {
    id: 'issues.list.columnId',
    defaultMessage: 'ID',
    description: 'Column to search by: the number of the issue',
  },
  columnModifiedBy: {
    id: 'issues.list.columnModifiedBy',
    defaultMessage: 'Modified by',
    description: 'Column to search by: who changed the issue last',
  },
  columnModifiedDate: {
    id: 'issues.list.columnModifiedDate',
    defaultMessage: 'Modified date',
    description: 'Column to search by: when the issue was changed last',
  },
  columnName: {
    id: 'issues.list.columnName',
    defaultMessage: 'Name',
    description: 'Column to search by: the name of the issue',
  },
  exportToCsv: {
    id: 'issues.list.exportToCsv',
    defaultMessage: 'Export to CSV',
    description: 'Menu command that saves the list as a file',
  },
  folder: {
    id: 'issues.list.folder',
    defaultMessage: 'Folder',
    description: 'Name of the folder list of the toolbar',
  },
  issues: {
    id: 'issues.list.issues',
    defaultMessage: 'Issues',
    description: 'Name of the list of issues; for screen readers',
  },
  markAsRead: {
    id: 'issues.list.markAsRead',
    defaultMessage: 'Mark all as read',
    description: 'Menu command for all issues of the list',
  },
  markAsUnread: {
    id: 'issues.list.markAsUnread',
    defaultMessage: 'Mark all as unread',
    description: 'Menu command for all issues of the list',
  },
  modified: {
    id: 'issues.list.modified',
    defaultMessage: 'Modified since last read',
    description: 'Name of the mark of an issue that was read before it changed',
  },
  more: {
    id: 'issues.list.more',
    defaultMessage: 'More',
    description: 'Name of the menu with further commands for the list',
  },
  noIssues: {
    id: 'issues.list.noIssues',
    defaultMessage: 'There are no issues here.',
    description: 'Shown in place of an empty list',
  },
  noMatches: {
    id: 'issues.list.noMatches',
    defaultMessage: 'No issue matches the search.',
    description: 'Shown in place of the list when a search finds nothing',
  },
  noTypes: {
    id: 'issues.list.noTypes',
    defaultMessage: 'There is no issue type that you have access to.',
    description: 'Shown in place of the list when there is nothing to choose from',
  },
  personalViews: {
    id: 'issues.list.personalViews',
    defaultMessage: 'Personal views',
    description: "Heading over the user's own views in the view list of the toolbar",
  },
  project: {
    id: 'issues.list.project',
    defaultMessage: 'Project',
    description: 'Name of the project list of the toolbar',
  },
  publicViews: {
    id: 'issues.list.publicViews',
    defaultMessage: 'Public views',
    description: 'Heading over the views of all users in the view list of the toolbar',
  },
  reload: {
    id: 'issues.list.reload',
    defaultMessage: 'Reload',
    description: 'Tooltip of the button that loads the list again',
  },
  search: {
    id: 'issues.list.search',
    defaultMessage: 'Search',
    description: 'Tooltip of the button that runs the search',
  },
  selectType: {
    id: 'issues.list.selectType',
    defaultMessage: 'Select type',
    description: 'Caption of the type list of the toolbar while no type is selected',
  },
  showAll: {
    id: 'issues.list.showAll',
    defaultMessage: 'Show all',
    description: 'Button that ends a search which found nothing',
  },
  statusLoading: {
    id: 'issues.list.statusLoading',
    defaultMessage: 'Loading…',
    description: 'Status below the list before its first answer',
  },
  statusNoType: {
    id: 'issues.list.statusNoType',
    defaultMessage: 'No type selected',
    description: 'Status below the list',
  },
  statusNone: {
    id: 'issues.list.statusNone',
    defaultMessage: 'No issues',
    description: 'Status below the list',
  },
  subscribed: {
    id: 'issues.list.subscribed',
    defaultMessage: 'Subscribed',
    description: 'Name of the mark of an issue whose changes are mailed to the user',
  },
  type: {
    id: 'issues.list.type',
    defaultMessage: 'Type',
    description: 'Name of the type list of the toolbar',
  },
  unread: {
    id: 'issues.list.unread',
    defaultMessage: 'Unread',
    description: 'Name of the mark of an issue that was never read',
  },
  view: {
    id: 'issues.list.view',
    defaultMessage: 'View',
    description: 'Name of the view list of the toolbar',
  },
  viewSettings: {
    id: 'issues.list.viewSettings',
    defaultMessage: 'View settings',
    description: 'Menu command that leads to the views of the selected type',
  },
});

/** Sentences with values. */
export const listSentences = defineMessages<{
  searchBy: { column: string };
  statusCount: { total: number };
  statusRange: { first: number; last: number; total: number };
}>({
  searchBy: {
    id: 'issues.list.searchBy',
    defaultMessage: 'Search by: {column}',
    description: 'Name of the search box and of its column chooser; column is a column of the list',
  },
  statusCount: {
    id: 'issues.list.statusCount',
    defaultMessage: '{total, plural, one {# issue} other {# issues}}',
    description: 'Status below a list that fits on one page',
  },
  statusRange: {
    id: 'issues.list.statusRange',
    defaultMessage:
      '{first, number}–{last, number} of {total, plural, one {# issue} other {# issues}}',
    description: 'Status below a page of a longer list',
  },
});
