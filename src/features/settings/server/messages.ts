import { defineMessages, type MessageValue } from 'react-intl';

/** Questions and prompts about the server itself; name is in bold. */
export const serverPrompts = defineMessages<{ rename: { name: MessageValue } }>({
  rename: {
    id: 'settings.rename.prompt',
    defaultMessage: 'Give the server {name} another name.',
    description: 'First line of the form that renames the server; name is its present one',
  },
});

export const serverMessages = defineMessages({
  resetUuidPrompt: {
    id: 'settings.uuid.prompt',
    defaultMessage: 'Give this server a new unique ID?',
    description: 'Question before the identifier of the server is replaced',
  },
  resetUuidWarning: {
    id: 'settings.uuid.warning',
    defaultMessage:
      'Do this only after the server was copied: other clients will take it for another server and forget what they know of it.',
    description: 'Warning below the question before the identifier of the server is replaced',
  },
});
