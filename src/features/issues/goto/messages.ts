import { defineMessages } from 'react-intl';

export const gotoMessages = defineMessages({
  id: {
    id: 'issues.goto.id',
    defaultMessage: 'ID',
    description: 'Label of the field for the number of an issue, comment or file',
  },
  prompt: {
    id: 'issues.goto.prompt',
    defaultMessage: 'Enter the number of an issue, a comment or a file.',
    description: 'What the form to go to an item asks for',
  },
  title: {
    id: 'issues.goto.title',
    defaultMessage: 'Go to item',
    description: 'Title of the form that opens an issue, comment or file by its number',
  },
});

/** Sentences with values. */
export const itemSentences = defineMessages<{
  found: { itemId: number; issueId: number };
  title: { itemId: number };
}>({
  found: {
    id: 'issues.item.found',
    defaultMessage: 'Item #{itemId} belongs to issue #{issueId}.',
    description:
      'Link to the place where a comment or file is shown; both values are plain numbers',
  },
  title: {
    id: 'issues.item.title',
    defaultMessage: 'Item #{itemId}',
    description:
      'Title while the issue of a comment or file is looked up; itemId is a plain number',
  },
});
