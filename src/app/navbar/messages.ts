import { defineMessages } from 'react-intl';

export const navbarMessages = defineMessages({
  about: {
    id: 'app.navbar.about',
    defaultMessage: 'About Issuedesk',
    description: 'Tooltip of the link to the about window',
  },
  add: {
    id: 'app.navbar.add',
    defaultMessage: 'Add',
    description: 'Visible text of the button that adds an issue',
  },
  addIssue: {
    id: 'app.navbar.addIssue',
    defaultMessage: 'Add issue',
    description: 'Tooltip and name of the button that adds an issue of the listed type',
  },
  alerts: {
    id: 'app.navbar.alerts',
    defaultMessage: 'Alerts',
    description: 'Name of the menu of alerts while none has unread issues',
  },
  alertsWaiting: {
    id: 'app.navbar.alertsWaiting',
    defaultMessage: 'Alerts: there are unread issues',
    description: 'Name of the menu of alerts while some have unread issues',
  },
  appearance: {
    id: 'app.navbar.appearance',
    defaultMessage: 'Appearance',
    description: 'Tooltip of the button that shows theme, contrast and density',
  },
  eventLog: {
    id: 'app.navbar.eventLog',
    defaultMessage: 'Event log',
    description: 'Entry of the tools menu for administrators',
  },
  goToItem: {
    id: 'app.navbar.goToItem',
    defaultMessage: 'Go to item',
    description: 'Link to the form that opens an issue, comment or file by its number',
  },
  guide: {
    id: 'app.navbar.guide',
    defaultMessage: 'User guide',
    description: 'Tooltip of the link to the guide, which opens in a new tab',
  },
  logIn: {
    id: 'app.navbar.logIn',
    defaultMessage: 'Log in',
    description: 'Link to the login page for visitors',
  },
  logOut: {
    id: 'app.navbar.logOut',
    defaultMessage: 'Log out',
    description: 'Entry of the user menu',
  },
  mainNavigation: {
    id: 'app.navbar.mainNavigation',
    defaultMessage: 'Main navigation',
    description: 'Name of the bar at the top; for screen readers',
  },
  manageAlerts: {
    id: 'app.navbar.manageAlerts',
    defaultMessage: 'Alerts',
    description: 'Entry of the tools menu: which alerts there are',
  },
  manageTypes: {
    id: 'app.navbar.manageTypes',
    defaultMessage: 'Issue types',
    description: 'Entry of the tools menu',
  },
  manageUsers: {
    id: 'app.navbar.manageUsers',
    defaultMessage: 'User accounts',
    description: 'Entry of the tools menu for administrators',
  },
  menu: {
    id: 'app.navbar.menu',
    defaultMessage: 'Menu',
    description: 'Name of the button that unfolds the bar on small screens',
  },
  myAccount: {
    id: 'app.navbar.myAccount',
    defaultMessage: 'My account',
    description: 'Entry of the user menu',
  },
  noAlerts: {
    id: 'app.navbar.noAlerts',
    defaultMessage: 'No alert has unread issues.',
    description: 'Shown in the menu of alerts when it is empty',
  },
  projects: {
    id: 'app.navbar.projects',
    defaultMessage: 'Projects',
    description: 'Entry of the tools menu; for visitors a button of its own',
  },
  reports: {
    id: 'app.navbar.reports',
    defaultMessage: 'Reports',
    description: 'Entry of the tools menu',
  },
  serverSettings: {
    id: 'app.navbar.serverSettings',
    defaultMessage: 'Server settings',
    description: 'Entry of the tools menu for administrators',
  },
  tools: {
    id: 'app.navbar.tools',
    defaultMessage: 'Tools',
    description: 'Name of the menu that leads to projects, types, reports and administration',
  },
});

/** Sentences with values. */
export const navbarSentences = defineMessages<{
  product: { version: string };
  user: { name: string };
}>({
  product: {
    id: 'app.navbar.product',
    defaultMessage: 'Issuedesk {version}',
    description: 'Name of the product and the version of the server',
  },
  user: {
    id: 'app.navbar.user',
    defaultMessage: 'User: {name}',
    description: 'Tooltip and name of the user menu',
  },
});
