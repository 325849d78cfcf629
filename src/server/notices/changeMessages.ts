import { defineMessages } from '@formatjs/intl';

/** Lines that tell a change of an issue. */
export const changeMessages = defineMessages({
  created: {
    id: 'server.mail.change.created',
    defaultMessage: '{date} {user}: created the issue',
    description:
      'Line of an e-mail: somebody created an issue; date is when (date and time), user who',
  },
  name: {
    id: 'server.mail.change.name',
    defaultMessage: '{date} {user}: name “{old}” → “{new}”',
    description:
      'Line of an e-mail: somebody renamed an issue; date is when (date and time), user who, old and new are the names',
  },
  value: {
    id: 'server.mail.change.value',
    defaultMessage: '{date} {user}: {attribute} “{old}” → “{new}”',
    description:
      'Line of an e-mail: somebody changed a value of an issue; date is when (date and time), user who, attribute the name of the value, old and new are the values and may be empty. Only the quotation marks are to be adapted',
  },
  comment: {
    id: 'server.mail.change.comment',
    defaultMessage: '{date} {user}: comment',
    description:
      'Line of an e-mail: somebody wrote or edited a comment, which follows; date is when (date and time), user who. A noun',
  },
  file: {
    id: 'server.mail.change.file',
    defaultMessage: '{date} {user}: file “{file}”',
    description:
      'Line of an e-mail: somebody attached a file; date is when (date and time), user who, file its name',
  },
  moved: {
    id: 'server.mail.change.moved',
    defaultMessage: '{date} {user}: moved the issue',
    description:
      'Line of an e-mail: somebody moved an issue to another folder; date is when (date and time), user who',
  },
  description: {
    id: 'server.mail.change.description',
    defaultMessage: '{date} {user}: description',
    description:
      'Line of an e-mail: somebody wrote or edited the description of an issue, which follows; date is when (date and time), user who. A noun',
  },
  deleted: {
    id: 'server.mail.change.deleted',
    defaultMessage: 'A comment, a file or the description was deleted.',
    description: 'Line of an e-mail: something was deleted from an issue',
  },
});
