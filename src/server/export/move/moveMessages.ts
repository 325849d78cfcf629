import { defineMessages } from '@formatjs/intl';

/** Texts that a move leaves at the other server. */
export const moveMessages = defineMessages({
  times: {
    id: 'server.export.move.times',
    defaultMessage: 'This issue was moved here from {server}. Times of its history (UTC):',
    description:
      'Begins a comment with a list of numbers, times and names, added to each issue that an administrator has moved from another server; server is the name of that server',
  },
});
