import { defineMessages } from 'react-intl';

/** Questions about the server itself. */
export const serverMessages = defineMessages({
  resetUuidPrompt: {
    id: 'settings.uuid.prompt',
    defaultMessage: 'Reset the unique ID of this server?',
    description: 'Question before the identifier of the server is replaced',
  },
  resetUuidWarning: {
    id: 'settings.uuid.warning',
    defaultMessage:
      'Do this only after the server has been copied. Other clients will treat it as a different server and forget what they know about it.',
    description: 'Warning below the question before the identifier of the server is replaced',
  },
});
