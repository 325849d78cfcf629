import { defineMessages } from 'react-intl';

export const crashMessages = defineMessages({
  failed: {
    id: 'app.crash.failed',
    defaultMessage:
      'This page has stopped working, or part of it could not be loaded. Your unsaved text is kept. Reload the page to continue.',
    description: 'Shown in place of the whole client after a fault',
  },
});
