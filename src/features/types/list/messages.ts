import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  none: {
    id: 'types.list.none',
    defaultMessage: 'There are no issue types that you may see.',
    description: 'Shown in place of an empty list of issue types',
  },
  noneYet: {
    id: 'types.list.noneYet',
    defaultMessage: 'There are no issue types yet. Add the first one.',
    description: 'Shown to administrators in place of an empty list of issue types',
  },
});
