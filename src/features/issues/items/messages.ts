import { defineMessages } from 'react-intl';

export const gotoMessages = defineMessages({
  prompt: {
    id: 'issues.goto.prompt',
    defaultMessage: 'Enter the number of an issue, comment or file.',
    description: 'What the form to go to an item asks for',
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
      'Link to the place where a comment or file is shown; itemId is its number, issueId that of the issue',
  },
  title: {
    id: 'issues.item.title',
    defaultMessage: 'Item #{itemId}',
    description:
      'Title while the issue of a comment or file is looked up; itemId is a plain number',
  },
});
