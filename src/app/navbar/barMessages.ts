import { defineMessages } from 'react-intl';

/** What the bar says before its menus are there, so it stands apart (decision 042). */
export const barMessages = defineMessages({
  mainNavigation: {
    id: 'app.navbar.mainNavigation',
    defaultMessage: 'Main navigation',
    description: 'Name of the bar at the top; for screen readers',
  },
});
