import { defineMessages, type IntlShape } from 'react-intl';
import type { ExpressionWords } from '@/lib/values/formatExpressions';

const messages = defineMessages({
  me: {
    id: 'types.expression.me',
    defaultMessage: 'Me',
    description:
      'The value [Me], without its brackets: stands for the user who looks; typed by hand, so one short word',
  },
  today: {
    id: 'types.expression.today',
    defaultMessage: 'Today',
    description:
      'The value [Today], without its brackets: stands for the current day, as in [Today]+7; typed by hand, so one short word',
  },
});

/** The words of expressions in the user's language. */
export function expressionWords(intl: IntlShape): ExpressionWords {
  return {
    me: `[${intl.formatMessage(messages.me)}]`,
    today: `[${intl.formatMessage(messages.today)}]`,
  };
}
