import { defineMessages } from '@formatjs/intl';

/** Texts around and below the content of every page. */
export const frameMessages = defineMessages({
  about: {
    id: 'server.pages.frame.about',
    defaultMessage: 'About',
    description:
      'Link in the bar at the top of a server page, and title of the page it opens: name, version and licence of the program',
  },
  cancel: {
    id: 'server.pages.frame.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of a form on a server page that leaves it without sending [button]',
  },
  menu: {
    id: 'server.pages.frame.menu',
    defaultMessage: 'Menu',
    description:
      'Name, for screen readers, of the button that shows and hides the links of the bar on narrow screens',
  },
  navigation: {
    id: 'server.pages.frame.navigation',
    defaultMessage: 'Site',
    description: 'Name, for screen readers, of the bar at the top of a server page',
  },
  start: {
    id: 'server.pages.frame.start',
    defaultMessage: 'Go to the start page',
    description: 'Link on an error page; button of a page that says one thing',
  },
});
