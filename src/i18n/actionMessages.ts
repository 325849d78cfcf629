import { defineMessages } from 'react-intl';

/** Commands that several windows have; not part of the first load. */
export const actionMessages = defineMessages({
  addDescription: {
    id: 'common.action.addDescription',
    defaultMessage: 'Add description',
    description: 'Command, and title of the form that describes an issue or a project; verb',
  },
  deleteDescription: {
    id: 'common.action.deleteDescription',
    defaultMessage: 'Delete description',
    description:
      'Command, and title of the question before the description of an issue or a project is deleted; verb',
  },
  edit: {
    id: 'common.action.edit',
    defaultMessage: 'Edit',
    description:
      'Command beside what it changes, such as an issue, an account, a section of settings; verb',
  },
  editDescription: {
    id: 'common.action.editDescription',
    defaultMessage: 'Edit description',
    description:
      'Command, and title of the form that changes the description of an issue or a project; verb',
  },
  retry: {
    id: 'common.action.retry',
    defaultMessage: 'Try again',
    description: 'Button that repeats what failed',
  },
});
