import { defineMessages } from 'react-intl';

export const windowSentences = defineMessages<{ stale: { reason: string } }>({
  stale: {
    id: 'app.error.stale',
    defaultMessage: 'This could not be refreshed and may be out of date. {reason}',
    description: 'Notice above content that is older than it should be; reason is a full sentence',
  },
});
