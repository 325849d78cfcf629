import { defineMessages } from 'react-intl';

/** Words of conditions, of views and above lists. */
export const conditionMessages = defineMessages({
  operator: {
    id: 'types.filter.operator',
    defaultMessage: 'Condition',
    description: 'Label of the list of comparisons such as "is equal to", in a condition of a view',
  },
  unknownColumn: {
    id: 'types.column.unknown',
    defaultMessage: 'Unknown column',
    description: 'In place of the name of a column whose attribute has been deleted',
  },
  value: {
    id: 'types.filter.value',
    defaultMessage: 'Value',
    description: 'Label of the value that a condition of a view compares with',
  },
});
