import { defineMessages } from 'react-intl';

/** Words of the form about limits and defaults. */
export const advancedMessages = defineMessages({
  always: {
    id: 'settings.advanced.always',
    defaultMessage: 'Always',
    description: 'Files are stored in the database, however large they are',
  },
  attachmentStorage: {
    id: 'settings.advanced.storage',
    defaultMessage: 'File storage',
    description: 'Heading above a list: where attached files are kept',
  },
  attachmentStorageNote: {
    id: 'settings.advanced.storageNote',
    defaultMessage:
      'Files up to this size are stored in the database, larger ones as files on the server.',
    description: 'Note above a list of sizes',
  },
  commentMaxLength: {
    id: 'settings.advanced.commentMaxLength',
    defaultMessage: 'Maximum length of comments and descriptions',
    description: 'Label of a list',
  },
  defaultFormat: {
    id: 'settings.advanced.defaultFormat',
    defaultMessage: 'Default text format',
    description: 'Label of a list: how new comments and descriptions are read',
  },
  editing: {
    id: 'settings.advanced.editing',
    defaultMessage: 'Editing',
    description: 'Heading above a list',
  },
  fileDbMaxSize: {
    id: 'settings.advanced.fileDbMaxSize',
    defaultMessage: 'Store in the database up to',
    description: 'Label of a list of sizes: larger files are not stored in the database',
  },
  fileMaxSize: {
    id: 'settings.advanced.fileMaxSize',
    defaultMessage: 'Maximum size of files',
    description: 'Label of a list of sizes',
  },
  hideEmptyValues: {
    id: 'settings.advanced.hideEmptyValues',
    defaultMessage: 'Hide empty attribute values in issue details',
    description: 'Check box',
  },
  hideIdColumn: {
    id: 'settings.advanced.hideIdColumn',
    defaultMessage: 'Hide the ID column in issue lists',
    description: 'Check box',
  },
  historyOrder: {
    id: 'settings.advanced.historyOrder',
    defaultMessage: 'Order of issue history',
    description: 'Label of the choice between newest first and oldest first',
  },
  lifetimes: {
    id: 'settings.advanced.lifetimes',
    defaultMessage: 'Maximum lifetimes',
    description: 'Heading above lists of lengths of time',
  },
  limits: {
    id: 'settings.advanced.limits',
    defaultMessage: 'Limits',
    description: 'Heading above lists of lengths and sizes',
  },
  logMaxLifetime: {
    id: 'settings.advanced.logMaxLifetime',
    defaultMessage: 'Event log entries',
    description: 'Label of a list of lengths of time',
  },
  never: {
    id: 'settings.advanced.never',
    defaultMessage: 'Never',
    description: 'Files are not stored in the database',
  },
  newestFirst: {
    id: 'settings.advanced.newestFirst',
    defaultMessage: 'Newest first',
    description: 'An order of the history',
  },
  oldestFirst: {
    id: 'settings.advanced.oldestFirst',
    defaultMessage: 'Oldest first',
    description: 'An order of the history',
  },
  registerMaxLifetime: {
    id: 'settings.advanced.registerMaxLifetime',
    defaultMessage: 'Registration and password reset requests',
    description: 'Label of a list of lengths of time',
  },
  sessionMaxLifetime: {
    id: 'settings.advanced.sessionMaxLifetime',
    defaultMessage: 'Inactive sessions',
    description: 'Label of a list of lengths of time',
  },
  views: {
    id: 'settings.advanced.views',
    defaultMessage: 'Display',
    description:
      'Heading above check boxes and a list: what lists and details of issues look like to everybody; not about saved views',
  },
});

/** The texts with places to fill. */
export const advancedSentences = defineMessages<{ characters: { count: number } }>({
  characters: {
    id: 'settings.advanced.characters',
    defaultMessage: '{count, plural, one {# character} other {# characters}}',
    description: 'A length of texts; count is a number',
  },
});
