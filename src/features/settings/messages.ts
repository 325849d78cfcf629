import { defineMessages } from 'react-intl';

/** Words that several pages about the settings of the server share. */
export const settingsMessages = defineMessages({
  access: {
    id: 'settings.access.title',
    defaultMessage: 'Access settings',
    description: 'Heading above, and title of the form for, who may come in without an account',
  },
  addInbox: {
    id: 'settings.addInbox.title',
    defaultMessage: 'Add inbox',
    description: 'Command, and title of the form that lets the server read another mailbox [menu]',
  },
  advanced: {
    id: 'settings.advanced.title',
    defaultMessage: 'Advanced settings',
    description: 'Heading above, and title of the form for, limits and defaults of the server',
  },
  default: {
    id: 'settings.option.default',
    defaultMessage: 'Default',
    description: 'First entry of a list of formats: that of the language of the server',
  },
  email: {
    id: 'settings.email.title',
    defaultMessage: 'Email settings',
    description: 'Heading above, and title of the form for, how the server sends e-mail',
  },
  oauth: {
    id: 'settings.oauth.title',
    defaultMessage: 'OAuth configuration',
    description:
      'Heading above, and title of the page about, how the server proves to a mail provider who it is',
  },
  regional: {
    id: 'settings.regional.title',
    defaultMessage: 'Regional settings',
    description: 'Heading above, and title of the form for, language, time zone and formats',
  },
  renameServer: {
    id: 'settings.rename.title',
    defaultMessage: 'Rename server',
    description: 'Command, and title of the form that gives the server another name [menu]',
  },
  resetUuid: {
    id: 'settings.uuid.title',
    defaultMessage: 'Reset unique ID',
    description:
      'Command, and title of the question before the server gets another identifier [menu]',
  },
  sender: {
    id: 'settings.email.sender',
    defaultMessage: 'Sender address',
    description: 'Label of the e-mail address that the server sends from',
  },
  serverName: {
    id: 'settings.server.name',
    defaultMessage: 'Server name',
    description: 'Label of the name of this server',
  },
  timeZone: {
    id: 'settings.regional.timeZone',
    defaultMessage: 'Time zone',
    description: 'Label of the time zone of the server',
  },
});
