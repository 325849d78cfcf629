import { defineMessages } from '@formatjs/intl';

/** Texts of messages about accounts. */
export const accountMessages = defineMessages({
  resetSubject: {
    id: 'server.mail.account.reset.subject',
    defaultMessage: '{server}: choose a new password',
    description:
      'Subject of an e-mail to a user who forgot the password; server is the name of the tracker',
  },
  resetReason: {
    id: 'server.mail.account.reset.reason',
    defaultMessage: 'Somebody asked for a new password of your account “{login}”.',
    description:
      'E-mail to a user who forgot the password; login is the name the user logs in with',
  },
  resetAction: {
    id: 'server.mail.account.reset.action',
    defaultMessage: 'To choose one, open this address:',
    description:
      'E-mail to a user who forgot the password: an address follows in the next line. “One” is a new password',
  },
  resetIgnore: {
    id: 'server.mail.account.reset.ignore',
    defaultMessage: 'If it was not you, ignore this message; your password stays as it is.',
    description: 'E-mail to a user who forgot the password',
  },
  invitationSubject: {
    id: 'server.mail.account.invitation.subject',
    defaultMessage: '{server}: your new account',
    description:
      'Subject of an e-mail to somebody for whom an administrator created an account; server is the name of the tracker',
  },
  invitationReason: {
    id: 'server.mail.account.invitation.reason',
    defaultMessage: 'An account with the login “{login}” was created for you.',
    description:
      'E-mail to somebody for whom an administrator created an account; login is the name to log in with',
  },
  invitationAction: {
    id: 'server.mail.account.invitation.action',
    defaultMessage: 'To choose your password, open this address:',
    description:
      'E-mail to somebody for whom an administrator created an account; an address follows in the next line',
  },
  activationSubject: {
    id: 'server.mail.account.activation.subject',
    defaultMessage: '{server}: confirm your registration',
    description:
      'Subject of an e-mail to somebody who registered; server is the name of the tracker',
  },
  activationReason: {
    id: 'server.mail.account.activation.reason',
    defaultMessage: 'Somebody registered the account “{login}” with your e-mail address.',
    description: 'E-mail to somebody who registered; login is the name he will log in with',
  },
  activationAction: {
    id: 'server.mail.account.activation.action',
    defaultMessage: 'If it was you, open this address to confirm it:',
    description:
      'E-mail to somebody who registered; an address follows in the next line. “It” is the registration',
  },
  activationIgnore: {
    id: 'server.mail.account.activation.ignore',
    defaultMessage: 'If it was not you, ignore this message; nothing will happen.',
    description: 'E-mail to somebody who registered',
  },
  requestSubject: {
    id: 'server.mail.account.request.subject',
    defaultMessage: '{server}: a new registration',
    description: 'Subject of an e-mail to an administrator; server is the name of the tracker',
  },
  requestGreeting: {
    id: 'server.mail.account.request.greeting',
    defaultMessage: 'Hello administrator,',
    description: 'First line of an e-mail to an administrator whose name is not known',
  },
  requestReason: {
    id: 'server.mail.account.request.reason',
    defaultMessage:
      '{name} (login “{login}”, {email}) asks for an account and has confirmed the e-mail address.',
    description:
      'E-mail to an administrator: somebody registered; name is his full name, login the name he will log in with, email his address',
  },
  requestAction: {
    id: 'server.mail.account.request.action',
    defaultMessage: 'To approve or reject the request, open this address:',
    description:
      'E-mail to an administrator about a registration; an address follows in the next line',
  },
  approvalSubject: {
    id: 'server.mail.account.approval.subject',
    defaultMessage: '{server}: your registration was approved',
    description:
      'Subject of an e-mail to somebody who registered; server is the name of the tracker',
  },
  approvalAction: {
    id: 'server.mail.account.approval.action',
    defaultMessage: 'You can now log in as “{login}”:',
    description:
      'E-mail to somebody whose registration was approved; login is the name to log in with; an address follows in the next line',
  },
  rejectionSubject: {
    id: 'server.mail.account.rejection.subject',
    defaultMessage: '{server}: your registration was rejected',
    description:
      'Subject of an e-mail to somebody who registered; server is the name of the tracker',
  },
  rejectionReason: {
    id: 'server.mail.account.rejection.reason',
    defaultMessage: 'An administrator has rejected your request for an account.',
    description: 'E-mail to somebody whose registration was rejected',
  },
});
