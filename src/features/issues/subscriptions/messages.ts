import { defineMessages, type MessageValue } from 'react-intl';

/** Words about the subscription of an issue. */
export const subscriptionMessages = defineMessages({
  noEmail: {
    id: 'issues.subscribe.warning',
    defaultMessage: 'Your account has no email address, so you will not receive any emails.',
    description: 'Warning when a user without an e-mail address subscribes to an issue',
  },
  subscribeIssue: {
    id: 'issues.subscribe.title',
    defaultMessage: 'Subscribe to issue',
    description: 'Title of the question before a user subscribes to an issue',
  },
  unsubscribeIssue: {
    id: 'issues.unsubscribe.title',
    defaultMessage: 'Unsubscribe from issue',
    description: 'Title of the question before a user ends the subscription of an issue',
  },
});

/** The questions; `name` is in bold. */
export const subscriptionPrompts = defineMessages<{
  subscribe: { name: MessageValue };
  unsubscribe: { name: MessageValue };
}>({
  subscribe: {
    id: 'issues.subscribe.prompt',
    defaultMessage: 'Get an email whenever the issue {name} changes?',
    description: 'Question before a user subscribes to an issue; name is that of the issue',
  },
  unsubscribe: {
    id: 'issues.unsubscribe.prompt',
    defaultMessage: 'Stop getting emails about the issue {name}?',
    description:
      'Question before a user ends the subscription of an issue; name is that of the issue',
  },
});
