import { defineMessages } from 'react-intl';

export const homeMessages = defineMessages({
  assigned: {
    id: 'home.desk.assigned',
    defaultMessage: 'Assigned to me',
    description:
      'Heading on the home page above the issues in which an attribute names the user; below it stand the names of such attributes',
  },
  beginProjects: {
    id: 'home.start.projects',
    defaultMessage: 'Next, add a project and in it a folder: issues are added to folders.',
    description:
      'What an administrator of a new tracker does second; a button that leads to the projects follows',
  },
  beginTypes: {
    id: 'home.start.types',
    defaultMessage: 'Add an issue type first: it decides which attributes issues have.',
    description:
      'What an administrator of a new tracker does first; a button that leads to the issue types follows',
  },
  beginUsers: {
    id: 'home.start.users',
    defaultMessage: 'You are the only user. Add the others and make them members of a project.',
    description:
      'What an administrator of a new tracker does last; a button that leads to the user accounts follows',
  },
  chooseType: {
    id: 'home.desk.chooseType',
    defaultMessage: 'Select an issue type to see its issues.',
    description: 'Shown to visitors on the home page, where no issue type is chosen',
  },
  drafts: {
    id: 'home.desk.drafts',
    defaultMessage: 'Drafts',
    description: 'Heading on the home page above texts that were typed into forms but never saved',
  },
  nothingAssigned: {
    id: 'home.desk.nothingAssigned',
    defaultMessage: 'No issue is assigned to you.',
    description: 'In place of the issues below the name of an attribute that holds users',
  },
  nothingOpened: {
    id: 'home.desk.nothingOpened',
    defaultMessage: 'Issues that you open are listed here.',
    description: 'In place of the issues that the user opened last, while there are none',
  },
  nothingUnread: {
    id: 'home.desk.nothingUnread',
    defaultMessage: 'No unread issues.',
    description: 'In place of the unread issues of a list',
  },
  opened: {
    id: 'home.desk.opened',
    defaultMessage: 'Recently opened issues',
    description: 'Heading on the home page above the issues that the user opened last',
  },
  unread: {
    id: 'home.desk.unread',
    defaultMessage: 'Unread issues',
    description: 'Heading on the home page above lists with issues that the user has not read',
  },
});

/** Texts with places to fill. */
export const homeSentences = defineMessages<{
  atLeast: { count: string };
  noneOfLatest: { count: string };
}>({
  atLeast: {
    id: 'home.desk.atLeast',
    defaultMessage: 'at least {count}',
    description:
      'How many issues of a list on the home page concern the user, where only a part of the list was looked at; beside the name of the list; {count} is a formatted number',
  },
  noneOfLatest: {
    id: 'home.desk.noneOfLatest',
    defaultMessage: 'None among the {count} issues changed last.',
    description:
      'In place of the issues that are unread or assigned to the user, where none was found among the issues of a list that were changed last, and the list goes on; {count} is a formatted number',
  },
});
