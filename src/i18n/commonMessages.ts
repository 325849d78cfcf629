import { defineMessages } from 'react-intl';

/** Words that several features share; a word of one feature belongs to the messages of that feature. */
export const commonMessages = defineMessages({
  add: {
    id: 'common.action.add',
    defaultMessage: 'Add',
    description:
      'Button that adds what a form describes; also the visible text of the button that leads to the form for a new issue; verb [button]',
  },
  cancel: {
    id: 'common.action.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves a form without saving [button]',
  },
  close: {
    id: 'common.action.close',
    defaultMessage: 'Close',
    description: 'Button that closes a window or a notice [button]',
  },
  loading: {
    id: 'common.state.loading',
    defaultMessage: 'Loading…',
    description: 'Title of a window whose content has not arrived yet',
  },
  more: {
    id: 'common.action.more',
    defaultMessage: 'More',
    description:
      'Tooltip and name of a menu with the rarer commands of a list, a window or a section',
  },
  reload: {
    id: 'common.action.reload',
    defaultMessage: 'Reload',
    description: 'Button that loads a list, or the whole page after a fault, again; verb [button]',
  },
});
