import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Operator } from '@/protocol/views';

const messages = defineMessages({
  begins: {
    id: 'types.operator.begins',
    defaultMessage: 'begins with',
    description:
      'Comparison in a condition of a view, between the name of a column and a value: Name begins with “a”',
  },
  contains: {
    id: 'types.operator.contains',
    defaultMessage: 'contains',
    description: 'Comparison in a condition of a view',
  },
  ends: {
    id: 'types.operator.ends',
    defaultMessage: 'ends with',
    description: 'Comparison in a condition of a view',
  },
  equal: {
    id: 'types.operator.equal',
    defaultMessage: 'is equal to',
    description: 'Comparison in a condition of a view',
  },
  greater: {
    id: 'types.operator.greater',
    defaultMessage: 'is greater than',
    description: 'Comparison in a condition of a view',
  },
  greaterOrEqual: {
    id: 'types.operator.greaterOrEqual',
    defaultMessage: 'is greater than or equal to',
    description: 'Comparison in a condition of a view',
  },
  inList: {
    id: 'types.operator.inList',
    defaultMessage: 'is in the list',
    description: 'Comparison in a condition of a view: one of several values',
  },
  less: {
    id: 'types.operator.less',
    defaultMessage: 'is less than',
    description: 'Comparison in a condition of a view',
  },
  lessOrEqual: {
    id: 'types.operator.lessOrEqual',
    defaultMessage: 'is less than or equal to',
    description: 'Comparison in a condition of a view',
  },
  notEqual: {
    id: 'types.operator.notEqual',
    defaultMessage: 'is not equal to',
    description: 'Comparison in a condition of a view',
  },
});

/** What the comparisons of conditions are called. */
export const operatorMessages: Readonly<Record<Operator, MessageDescriptor>> = {
  BEG: messages.begins,
  CON: messages.contains,
  END: messages.ends,
  EQ: messages.equal,
  GT: messages.greater,
  GTE: messages.greaterOrEqual,
  IN: messages.inList,
  LT: messages.less,
  LTE: messages.lessOrEqual,
  NEQ: messages.notEqual,
};
