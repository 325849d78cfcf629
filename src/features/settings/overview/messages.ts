import { defineMessages } from 'react-intl';

/** Words of the page that shows all settings of the server. */
export const overviewMessages = defineMessages({
  advancedNote: {
    id: 'settings.overview.advancedNote',
    defaultMessage:
      'How lists and issues are displayed, limits for texts and files, and how long things are kept.',
    description: 'What the advanced settings are about',
  },
  anonymousAccess: {
    id: 'settings.overview.anonymousAccess',
    defaultMessage: 'Anonymous access',
    description: 'Label: whether public projects can be read without an account',
  },
  cronJustNow: {
    id: 'settings.overview.cronJustNow',
    defaultMessage: 'Last run just now.',
    description: 'About the scheduled tasks: less than a minute ago',
  },
  cronNever: {
    id: 'settings.overview.cronNever',
    defaultMessage: 'Never run.',
    description: 'About the scheduled tasks of a server that sends no e-mail',
  },
  cronMissing: {
    id: 'settings.overview.cronMissing',
    defaultMessage:
      'Never run. Without scheduled tasks, alerts, reports and other emails are not sent.',
    description: 'Warning about the scheduled tasks of a server that should send e-mail',
  },
  disabled: {
    id: 'settings.overview.disabled',
    defaultMessage: 'Off',
    description:
      'Stands beside “Anonymous access” and “User registration”: the feature is switched off; a word without gender, such as “No”',
  },
  emailOff: {
    id: 'settings.overview.emailOff',
    defaultMessage:
      'The server does not send email, so alerts, reports and invitations are not sent.',
    description: 'Warning on the page of settings',
  },
  enabled: {
    id: 'settings.overview.enabled',
    defaultMessage: 'On',
    description:
      'Stands beside “Anonymous access” and “User registration”: the feature is switched on; a word without gender, such as “Yes”',
  },
  inboxes: {
    id: 'settings.overview.inboxes',
    defaultMessage: 'Email inboxes',
    description: 'Heading above the mailboxes from which the server makes issues',
  },
  information: {
    id: 'settings.overview.information',
    defaultMessage: 'Server information',
    description: 'Heading above the name of the server',
  },
  noImap: {
    id: 'settings.overview.noImap',
    defaultMessage: 'The server cannot read mailboxes because it lacks the IMAP extension.',
    description: 'Shown in place of the mailboxes',
  },
  noInboxes: {
    id: 'settings.overview.noInboxes',
    defaultMessage: 'There are no inboxes. An inbox turns email messages into issues.',
    description: 'Shown in place of an empty list of mailboxes',
  },
  oauthNote: {
    id: 'settings.overview.oauthNote',
    defaultMessage: 'How the server proves to a mail provider that it may use a mailbox.',
    description: 'What the OAuth configuration is about',
  },
  registration: {
    id: 'settings.overview.registration',
    defaultMessage: 'User registration',
    description: 'Label: whether people can ask for an account themselves',
  },
  unavailable: {
    id: 'settings.overview.unavailable',
    defaultMessage: 'Not available without email',
    description: 'User registration on a server that sends no e-mail',
  },
});

/** The texts with places to fill. */
export const overviewSentences = defineMessages<{
  cronLast: { elapsed: string };
  cronStale: { elapsed: string };
}>({
  cronLast: {
    id: 'settings.overview.cronLast',
    defaultMessage: 'Last run {elapsed} ago.',
    description:
      'About the scheduled tasks; elapsed is a length of time such as "5 minutes", in the nominative',
  },
  cronStale: {
    id: 'settings.overview.cronStale',
    defaultMessage:
      'Last run {elapsed} ago. Without scheduled tasks, alerts, reports and other emails are not sent.',
    description:
      'Warning about the scheduled tasks; elapsed is a length of time such as "3 hours", in the nominative',
  },
});
