import { defineMessages, type IntlShape } from 'react-intl';
import type { ExpressionWords } from '@/lib/values/expressions';

const messages = defineMessages({
  me: {
    id: 'types.expression.me',
    defaultMessage: 'Me',
    description:
      'Typed in brackets as a value that stands for whoever looks: [Me]. One word without brackets',
  },
  today: {
    id: 'types.expression.today',
    defaultMessage: 'Today',
    description:
      'Typed in brackets as a date that stands for the current day: [Today]+7. One word without brackets',
  },
});

/** The words of expressions in the user's language (screens 13.6). */
export function expressionWords(intl: IntlShape): ExpressionWords {
  return {
    me: `[${intl.formatMessage(messages.me)}]`,
    today: `[${intl.formatMessage(messages.today)}]`,
  };
}
