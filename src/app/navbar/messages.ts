import { defineMessages } from 'react-intl';

export const navbarMessages = defineMessages({
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
  logOut: {
    id: 'app.navbar.logOut',
    defaultMessage: 'Log out',
    description: 'Entry of the user menu [menu]',
  },
  menu: {
    id: 'app.navbar.menu',
    defaultMessage: 'Menu',
    description: 'Name of the button that unfolds the bar on small screens',
  },
  myAccount: {
    id: 'app.navbar.myAccount',
    defaultMessage: 'My account',
    description: 'Entry of the user menu [menu]',
  },
  noAlerts: {
    id: 'app.navbar.noAlerts',
    defaultMessage: 'No alert has unread issues.',
    description: 'Shown in the menu of alerts when it is empty',
  },
  skipToList: {
    id: 'app.navbar.skipToList',
    defaultMessage: 'Skip to list',
    description:
      'First link of the page, past its bars to the issues; shows while it has the focus',
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
    description: 'Name of the product, which stays as it is; version is that of the server',
  },
  user: {
    id: 'app.navbar.user',
    defaultMessage: 'User: {name}',
    description: 'Tooltip and name of the user menu; name is that of the user who is logged in',
  },
});
