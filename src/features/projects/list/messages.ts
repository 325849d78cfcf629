import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  none: {
    id: 'projects.list.none',
    defaultMessage: 'There are no projects you can see.',
    description: 'Shown in place of an empty list of projects',
  },
  noneYet: {
    id: 'projects.list.noneYet',
    defaultMessage: 'There are no projects yet. Add the first one.',
    description: 'Shown to administrators in place of an empty list of projects',
  },
});
