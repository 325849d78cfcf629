import { defineMessages } from 'react-intl';

export const windowMessages = defineMessages({
  backToStart: {
    id: 'app.error.backToStart',
    defaultMessage: 'OK',
    description: 'Closes an error window and starts the client anew',
  },
  logIn: {
    id: 'app.error.logIn',
    defaultMessage: 'Log in',
    description: 'Link of an error window to the login page',
  },
  retry: {
    id: 'app.error.retry',
    defaultMessage: 'Try again',
    description: 'Button that repeats a failed load',
  },
});

/** Sentences with values. */
export const windowSentences = defineMessages<{ stale: { reason: string } }>({
  stale: {
    id: 'app.error.stale',
    defaultMessage: 'This could not be refreshed and may be out of date. {reason}',
    description: 'Notice above content that is older than it should be; reason is a full sentence',
  },
});
