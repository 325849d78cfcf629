import { defineMessages } from 'react-intl';

/** The columns that lists of all types have, and a word for what they show; part of the first load. */
export const columnMessages = defineMessages({
  createdBy: {
    id: 'common.column.createdBy',
    defaultMessage: 'Created by',
    description: 'Column of a list: the author of the issue [column]',
  },
  createdDate: {
    id: 'common.column.createdDate',
    defaultMessage: 'Created date',
    description: 'Column of a list: when the issue was created [column]',
  },
  id: {
    id: 'common.column.id',
    defaultMessage: 'ID',
    description:
      'Column of a list, and label of a field: the number of an issue, comment or file [column]',
  },
  modifiedBy: {
    id: 'common.column.modifiedBy',
    defaultMessage: 'Modified by',
    description: 'Column of a list: who changed the issue last [column]',
  },
  modifiedDate: {
    id: 'common.column.modifiedDate',
    defaultMessage: 'Modified date',
    description: 'Column of a list: when the issue was changed last [column]',
  },
  name: {
    id: 'common.column.name',
    defaultMessage: 'Name',
    description:
      'Column of a list, and label of a field: what a thing is called: an issue, a project, a view; not a person [column]',
  },
});
