import { defineMessages } from '@formatjs/intl';

/** Texts of the page about the program. */
export const aboutMessages = defineMessages({
  title: {
    id: 'server.pages.about.title',
    defaultMessage: 'About {serverName}',
    description: 'Heading of the page about the program; serverName is the name of this tracker',
  },
  version: {
    id: 'server.pages.about.version',
    defaultMessage: 'Version {version}',
    description: 'Version of the server program; version is its number',
  },
  program: {
    id: 'server.pages.about.program',
    defaultMessage: 'Web client and server for issue tracking that speak the WebIssues 2 protocol.',
    description: 'What the program is; WebIssues is a name',
  },
  licence: {
    id: 'server.pages.about.licence',
    defaultMessage: 'Free software under the MIT license.',
    description: 'Licence of the program; MIT is a name',
  },
  back: {
    id: 'server.pages.about.back',
    defaultMessage: 'Back',
    description: 'Button that leads from the page about the program to the login page [button]',
  },
});
