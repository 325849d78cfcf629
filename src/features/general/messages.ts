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
      'Issuedesk is free software under the MIT license: you may use, change and pass it on, and it comes without any warranty.',
    description: 'License notice in the about window',
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
    defaultMessage: 'Version of the server: {version}',
    description: 'The version of the server software in the about window',
  },
});
