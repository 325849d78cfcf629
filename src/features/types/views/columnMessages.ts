import { defineMessages } from 'react-intl';

/** What the columns that every issue has are called in the definition of a view. */
export const columnMessages = defineMessages({
  createdBy: {
    id: 'types.column.createdBy',
    defaultMessage: 'Created by',
    description: 'Column of a view: the author of the issue',
  },
  createdDate: {
    id: 'types.column.createdDate',
    defaultMessage: 'Created date',
    description: 'Column of a view: when the issue was created',
  },
  id: {
    id: 'types.column.id',
    defaultMessage: 'ID',
    description: 'Column of a view: the number of the issue',
  },
  modifiedBy: {
    id: 'types.column.modifiedBy',
    defaultMessage: 'Modified by',
    description: 'Column of a view: who changed the issue last',
  },
  modifiedDate: {
    id: 'types.column.modifiedDate',
    defaultMessage: 'Modified date',
    description: 'Column of a view: when the issue was changed last',
  },
  name: {
    id: 'types.column.name',
    defaultMessage: 'Name',
    description: 'Column of a view: the name of the issue',
  },
  unknown: {
    id: 'types.column.unknown',
    defaultMessage: 'Unknown column',
    description: 'In place of the name of a column whose attribute has been deleted',
  },
});
