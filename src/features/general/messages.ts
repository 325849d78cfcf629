import { defineMessages } from 'react-intl';

export const generalMessages = defineMessages({
  copyright: {
    id: 'general.about.copyright',
    defaultMessage: '© 2026 The Issuedesk authors',
    description: 'Copyright notice in the about window',
  },
  download: {
    id: 'general.about.download',
    defaultMessage: 'Download',
    description: 'Link to a newer version of the server software; noun or verb',
  },
  license: {
    id: 'general.about.license',
    defaultMessage:
      'Issuedesk is free software under the MIT license. You may use, change and share it. It comes without any warranty.',
    description: 'License notice in the about window',
  },
  logOut: {
    id: 'general.logOut.title',
    defaultMessage: 'Log out',
    description: 'Title of the question before the user logs out, and its button [button]',
  },
  logOutAndDelete: {
    id: 'general.logOut.submit',
    defaultMessage: 'Log out and delete drafts',
    description: 'Button below the list of texts that are not saved [button]',
  },
  logOutPrompt: {
    id: 'general.logOut.prompt',
    defaultMessage:
      'You have drafts that are not saved. Logging out deletes them, so that the next person at this browser cannot read them.',
    description: 'Question before the user logs out; links to the forms with the drafts follow',
  },
  logOutWithoutDrafts: {
    id: 'general.logOut.question',
    defaultMessage: 'Do you want to log out?',
    description: 'Question before the user logs out, where nothing is left unsaved',
  },
  notes: {
    id: 'general.about.notes',
    defaultMessage: 'Release notes',
    description: 'Link to what is new in a newer version of the server software',
  },
  purpose: {
    id: 'general.about.purpose',
    defaultMessage: 'A client for issue trackers that speak the WebIssues 2.x protocol.',
    description: 'One sentence about the product in the about window',
  },
});

/** Sentences with values. */
export const generalSentences = defineMessages<{
  newVersion: { version: string };
  serverVersion: { version: string };
}>({
  newVersion: {
    id: 'general.about.newVersion',
    defaultMessage: 'Version {version} is available.',
    description: 'Tells administrators of a newer version of the server software',
  },
  serverVersion: {
    id: 'general.about.serverVersion',
    defaultMessage: 'Server version: {version}',
    description: 'The version of the server software in the about window',
  },
});
