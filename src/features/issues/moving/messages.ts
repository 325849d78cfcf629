import { defineMessages, type MessageValue } from 'react-intl';

/** Words of the form that moves an issue. */
export const moveMessages = defineMessages({
  moveIssue: {
    id: 'issues.moveIssue.title',
    defaultMessage: 'Move issue',
    description: 'Title of the form that moves an issue to another folder',
  },
});

/** What the form is about to do, to what. */
export const movePrompts = defineMessages<{ moveIssue: { name: MessageValue } }>({
  moveIssue: {
    id: 'issues.moveIssue.prompt',
    defaultMessage: 'Move the issue {name} to another folder.',
    description: 'First line of the form that moves an issue; name is in bold',
  },
});
