import { defineMessages } from 'react-intl';

/** Titles of screens, which the links to them bear as well; all of them are part of the first load. */
export const screenMessages = defineMessages({
  about: {
    id: 'common.screen.about',
    defaultMessage: 'About Issuedesk',
    description: 'Title of the window about the product, and of the link to it',
  },
  addIssue: {
    id: 'common.screen.addIssue',
    defaultMessage: 'Add issue',
    description:
      'Title of the form that adds an issue, its button, and name of the button that leads to it; verb [button]',
  },
  alerts: {
    id: 'common.screen.alerts',
    defaultMessage: 'Alerts',
    description:
      'Title of the list of alerts, of the links that lead to it, and of the menu of alerts in the bar at the top',
  },
  eventLog: {
    id: 'common.screen.eventLog',
    defaultMessage: 'Event log',
    description: 'Title of the list of events on the server, and of the links that lead to it',
  },
  exportToCsv: {
    id: 'common.screen.exportToCsv',
    defaultMessage: 'Export to CSV',
    description: 'Menu command, and title of the window, that saves a list as a file; verb [menu]',
  },
  goToItem: {
    id: 'common.screen.goToItem',
    defaultMessage: 'Go to item',
    description:
      'Title of the form that opens an issue, comment or file by its number, and of the link to it; verb',
  },
  guide: {
    id: 'common.screen.guide',
    defaultMessage: 'User guide',
    description: 'Link to the manual for users, which opens in a new tab',
  },
  issueTypes: {
    id: 'common.screen.issueTypes',
    defaultMessage: 'Issue types',
    description: 'Title of the list of issue types, and of the links that lead to it',
  },
  logIn: {
    id: 'common.screen.logIn',
    defaultMessage: 'Log in',
    description: 'Link to the login page; verb',
  },
  markAllAsRead: {
    id: 'common.screen.markAllAsRead',
    defaultMessage: 'Mark all as read',
    description:
      'Menu command, and title of the question: all issues of the list are marked; verb [menu]',
  },
  markAllAsUnread: {
    id: 'common.screen.markAllAsUnread',
    defaultMessage: 'Mark all as unread',
    description:
      'Menu command, and title of the question: all issues of the list are marked; verb [menu]',
  },
  projects: {
    id: 'common.screen.projects',
    defaultMessage: 'Projects',
    description:
      'Title of the list of projects and of the links that lead to it; heading above, and label of, several projects',
  },
  reports: {
    id: 'common.screen.reports',
    defaultMessage: 'Reports',
    description: 'Title of the list of reports, and of the links that lead to it',
  },
  serverSettings: {
    id: 'common.screen.serverSettings',
    defaultMessage: 'Server settings',
    description:
      'Title of the page about the settings of the server, and of the links that lead to it',
  },
  users: {
    id: 'common.screen.users',
    defaultMessage: 'User accounts',
    description: 'Title of the list of users, and of the links that lead to it',
  },
  viewSettings: {
    id: 'common.screen.viewSettings',
    defaultMessage: 'View settings',
    description:
      'Title of the page with the views of an issue type, and of the links that lead to it; settings of views',
  },
});
