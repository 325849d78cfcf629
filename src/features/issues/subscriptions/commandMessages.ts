import { defineMessages } from 'react-intl';

/** What commands call a subscription and its end; the words of the questions come with these. */
export const subscriptionCommandMessages = defineMessages({
  subscribe: {
    id: 'issues.details.subscribe',
    defaultMessage: 'Subscribe',
    description: 'Menu entry: get an e-mail whenever the issue changes; verb [menu]',
  },
  unsubscribe: {
    id: 'issues.details.unsubscribe',
    defaultMessage: 'Unsubscribe',
    description: 'Menu entry: get no more e-mail about changes of an issue; verb [menu]',
  },
});
