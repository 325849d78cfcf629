import { defineMessages } from '@formatjs/intl';

/** What the page of the client says until the client is there. */
export const clientPageMessages = defineMessages({
  loading: {
    id: 'server.pages.client.loading',
    defaultMessage: 'Loading…',
    description: 'Read to screen readers while the client is being loaded',
  },
  needsScript: {
    id: 'server.pages.client.needsScript',
    defaultMessage: 'This page needs JavaScript, which is turned off in your browser.',
    description: 'Shown instead of the client when scripts are switched off',
  },
});
