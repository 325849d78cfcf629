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
    description: 'Command, and title of the form that lets the server read another mailbox',
  },
  advanced: {
    id: 'settings.advanced.title',
    defaultMessage: 'Advanced settings',
    description: 'Heading above, and title of the form for, limits and defaults of the server',
  },
  cron: {
    id: 'settings.cron.title',
    defaultMessage: 'Scheduled tasks',
    description:
      'Heading above, and title of the form for, what the server does by itself from time to time',
  },
  default: {
    id: 'settings.option.default',
    defaultMessage: 'Default',
    description: 'First entry of a list of formats: that of the language',
  },
  edit: {
    id: 'settings.section.edit',
    defaultMessage: 'Edit',
    description: 'Command beside a section of the settings of the server',
  },
  email: {
    id: 'settings.email.title',
    defaultMessage: 'E-mail settings',
    description: 'Heading above, and title of the form for, how the server sends e-mail',
  },
  emailAddress: {
    id: 'settings.email.address',
    defaultMessage: 'E-mail address',
    description: 'Caption of a column, and label of the field, for the address of a mailbox',
  },
  language: {
    id: 'settings.regional.language',
    defaultMessage: 'Language',
    description: 'Label of the language of the server',
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
    description: 'Command, and title of the form that gives the server another name',
  },
  resetUuid: {
    id: 'settings.uuid.title',
    defaultMessage: 'Reset unique ID',
    description: 'Command, and title of the question before the server gets another identifier',
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
  settings: {
    id: 'settings.overview.title',
    defaultMessage: 'Server settings',
    description: 'Title of the page about the settings of the server, and of links that lead to it',
  },
  timeZone: {
    id: 'settings.regional.timeZone',
    defaultMessage: 'Time zone',
    description: 'Label of the time zone of the server',
  },
});
