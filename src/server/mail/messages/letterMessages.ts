import { defineMessages } from '@formatjs/intl';

/** Texts that several kinds of messages share. */
export const letterMessages = defineMessages({
  greeting: {
    id: 'server.mail.letter.greeting',
    defaultMessage: 'Hello {name},',
    description:
      'First line of an e-mail; the first sentence of its text follows in a paragraph of its own; name is the full name of a user',
  },
  more: {
    id: 'server.mail.letter.more',
    defaultMessage: 'And {count, plural, one {# more issue} other {# more issues}}: {link}',
    description:
      'At the end of a list of issues in an e-mail that is too long; count is how many are not in it, link the address of the whole list',
  },
  timeZone: {
    id: 'server.mail.letter.timeZone',
    defaultMessage: 'Times are in the time zone {timeZone}.',
    description:
      'Near the end of an e-mail about changes; timeZone is a name such as Europe/Berlin',
  },
});
