import { defineMessages } from 'react-intl';

export const crashMessages = defineMessages({
  failed: {
    id: 'app.crash.failed',
    defaultMessage:
      'This page stopped working, or a part of it could not be fetched. Unsaved text of forms is kept: reload the page to go on.',
    description: 'Shown in place of the whole client after a fault',
  },
});
