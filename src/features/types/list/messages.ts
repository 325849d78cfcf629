import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  noneYet: {
    id: 'types.list.noneYet',
    defaultMessage: 'There are no issue types yet. Add the first one.',
    description: 'Shown to administrators in place of an empty list of issue types',
  },
});
