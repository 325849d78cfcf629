import { defineMessages } from '@formatjs/intl';

/** Texts of the page to which a provider of OAuth sends people back. */
export const oauthMessages = defineMessages({
  title: {
    id: 'server.pages.oauth.title',
    defaultMessage: 'Authorization',
    description:
      'Title of the page that people come back to after they were asked, by a provider of e-mail, to let this server use a mailbox through OAuth',
  },
  unavailable: {
    id: 'server.pages.oauth.unavailable',
    defaultMessage:
      'This server does not use OAuth, so it has not stored anything. You can close this window.',
    description: 'This server cannot use mailboxes through OAuth; OAuth is a name',
  },
});
