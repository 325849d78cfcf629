import { defineMessages } from 'react-intl';

/** Words of the page about how the server proves to a mail provider who it is. */
export const oauthMessages = defineMessages({
  authenticate: {
    id: 'settings.oauth.authenticate',
    defaultMessage: 'Authenticate',
    description: 'Button that opens the page of the mail provider in a new window [button]',
  },
  blocked: {
    id: 'settings.oauth.blocked',
    defaultMessage:
      'The browser blocked the new window. Allow pop-ups for this page, then authenticate again.',
    description:
      'Shown when the button Authenticate was pressed but the browser did not open the window with the page of the mail provider',
  },
  broken: {
    id: 'settings.oauth.broken',
    defaultMessage: 'The server’s OAuth configuration cannot be used. See the event log.',
    description: 'Warning in place of the state of the access token',
  },
  invalid: {
    id: 'settings.oauth.invalid',
    defaultMessage: 'The server has no valid access token. Authenticate to get one.',
    description: 'State of the access token',
  },
  token: {
    id: 'settings.oauth.token',
    defaultMessage: 'Access token',
    description: 'Heading above the state of the access token',
  },
  valid: {
    id: 'settings.oauth.valid',
    defaultMessage: 'The server has a valid access token.',
    description: 'State of the access token',
  },
});
