import { defineMessages } from '@formatjs/intl';

/** Texts of the login page. */
export const loginMessages = defineMessages({
  title: {
    id: 'server.pages.login.title',
    defaultMessage: 'Log in to {serverName}',
    description: 'Heading of the login page; serverName is the name of this tracker',
  },
  submit: {
    id: 'server.pages.login.submit',
    defaultMessage: 'Log in',
    description: 'Button that logs in, and title of the login page; a verb [button]',
  },
  anonymous: {
    id: 'server.pages.login.anonymous',
    defaultMessage: 'Continue without logging in',
    description: 'Link on the login page for visitors without an account',
  },
  failed: {
    id: 'server.pages.login.failed',
    defaultMessage: 'The login or password is incorrect, or the account is disabled.',
    description: 'Refused login',
  },
  throttled: {
    id: 'server.pages.login.throttled',
    defaultMessage: 'Too many failed attempts. Wait 15 minutes, then try again.',
    description: 'Refused after many wrong passwords, or many requests for e-mail',
  },
  expired: {
    id: 'server.pages.login.expired',
    defaultMessage: 'That took too long. Log in again.',
    description: 'A temporary password was to be replaced within some minutes, but was not',
  },
  changeExplanation: {
    id: 'server.pages.login.change.explanation',
    defaultMessage: 'Your password is temporary. Choose a new one to continue.',
    description: 'Step of the login in which a temporary password is replaced',
  },
});
