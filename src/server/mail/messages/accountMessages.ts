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
    defaultMessage: 'Someone asked for a new password for your account “{login}”.',
    description:
      'E-mail to a user who forgot the password: the first sentence after the greeting; login is the name the user logs in with',
  },
  resetAction: {
    id: 'server.mail.account.reset.action',
    defaultMessage: 'To choose a new password, open this link:',
    description: 'E-mail to a user who forgot the password: an address follows in the next line',
  },
  resetIgnore: {
    id: 'server.mail.account.reset.ignore',
    defaultMessage: 'If this was not you, ignore this message. Your password stays the same.',
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
      'E-mail to somebody for whom an administrator created an account: the first sentence after the greeting; login is the name to log in with',
  },
  invitationAction: {
    id: 'server.mail.account.invitation.action',
    defaultMessage: 'To choose your password, open this link:',
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
    defaultMessage: 'Someone registered the account “{login}” with your email address.',
    description:
      'E-mail to somebody who registered: the first sentence after the greeting; login is the name to log in with',
  },
  activationAction: {
    id: 'server.mail.account.activation.action',
    defaultMessage: 'If this was you, open this link to confirm your registration:',
    description: 'E-mail to somebody who registered; an address follows in the next line',
  },
  activationIgnore: {
    id: 'server.mail.account.activation.ignore',
    defaultMessage: 'If this was not you, ignore this message. Nothing will happen.',
    description: 'E-mail to somebody who registered',
  },
  addressSubject: {
    id: 'server.mail.account.address.subject',
    defaultMessage: '{server}: your email address was changed',
    description:
      'Subject of an e-mail to the address that a user had before; server is the name of the tracker',
  },
  addressChanged: {
    id: 'server.mail.account.address.changed',
    defaultMessage: 'The email address of your account “{login}” is {email} from now on.',
    description:
      'E-mail to the address that a user had before; login is the name to log in with, email the new address',
  },
  addressRemoved: {
    id: 'server.mail.account.address.removed',
    defaultMessage: 'Your account “{login}” has no email address from now on.',
    description: 'E-mail to the address that a user had before; login is the name to log in with',
  },
  addressHeld: {
    id: 'server.mail.account.address.held',
    defaultMessage:
      'For {days, plural, one {# more day} other {# more days}}, links for a new password are sent to this address and to no other.',
    description:
      'E-mail to the address that a user had before; days is for how many days it still gets links',
  },
  addressNotYou: {
    id: 'server.mail.account.address.notYou',
    defaultMessage:
      'If it was not you, use this address to ask for a new password on the login page, log in with that password, and set the address of your account again.',
    description: 'E-mail to the address that a user had before; “it” is the change of the address',
  },
  requestSubject: {
    id: 'server.mail.account.request.subject',
    defaultMessage: '{server}: new registration request',
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
      '{name} (login “{login}”, {email}) has requested an account and confirmed the email address.',
    description:
      'E-mail to an administrator: somebody registered; name is the full name, login the name to log in with, email the address; the first sentence after the greeting',
  },
  requestAction: {
    id: 'server.mail.account.request.action',
    defaultMessage: 'To approve or reject the request, open this link:',
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
  approvalDone: {
    id: 'server.mail.account.approval.done',
    defaultMessage: 'You can log in as “{login}” from now on.',
    description:
      'E-mail to somebody whose registration was approved; login is the name to log in with',
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
    description:
      'E-mail to somebody whose registration was rejected: the first sentence after the greeting',
  },
});
