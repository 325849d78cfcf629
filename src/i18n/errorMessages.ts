/** Texts of everything that can go wrong (spec 8, screens 5). A code or kind without a text does not compile. */
import { defineMessages, type NoMessageValues, type TypedMessageDescriptor } from 'react-intl';
import type { ApiError, ApiErrorKind, Unavailability } from '@/protocol/apiError';
import {
  ApiErrorCode,
  type ApiErrorName,
  apiErrorName,
  isApiErrorCode,
  isNotFoundCode,
} from '@/protocol/errorCodes';

/** A message without placeholders. */
export type ErrorText = TypedMessageDescriptor<NoMessageValues>;

const codeMessages = defineMessages({
  LoginRequired: {
    id: 'errors.code.loginRequired',
    defaultMessage: 'Log in to do this.',
    description: 'A visitor without a session tried something that needs one',
  },
  AccessDenied: {
    id: 'errors.code.accessDenied',
    defaultMessage: 'You do not have permission to do this.',
    description: 'The user lacks the rights for an operation',
  },
  IncorrectLogin: {
    id: 'errors.code.incorrectLogin',
    defaultMessage: 'The login or password is incorrect.',
    description: 'Refused login, or wrong current password',
  },
  UnknownProject: {
    id: 'errors.code.unknownProject',
    defaultMessage: 'This project does not exist, or you do not have access to it.',
    description: 'The project is unknown to the server',
  },
  UnknownFolder: {
    id: 'errors.code.unknownFolder',
    defaultMessage: 'This folder does not exist, or you do not have access to it.',
    description: 'The folder is unknown to the server',
  },
  UnknownIssue: {
    id: 'errors.code.unknownIssue',
    defaultMessage: 'This issue does not exist, or you do not have access to it.',
    description: 'The issue is unknown to the server',
  },
  UnknownFile: {
    id: 'errors.code.unknownFile',
    defaultMessage: 'This file does not exist, or you do not have access to it.',
    description: 'The attached file is unknown to the server',
  },
  UnknownUser: {
    id: 'errors.code.unknownUser',
    defaultMessage: 'This user does not exist.',
    description: 'The user is unknown to the server, or not a member',
  },
  UnknownType: {
    id: 'errors.code.unknownType',
    defaultMessage: 'This issue type does not exist, or you do not have access to it.',
    description: 'The issue type is unknown to the server',
  },
  UnknownAttribute: {
    id: 'errors.code.unknownAttribute',
    defaultMessage: 'This attribute does not exist.',
    description: 'The attribute is unknown to the server',
  },
  UnknownEvent: {
    id: 'errors.code.unknownEvent',
    defaultMessage: 'This event does not exist.',
    description: 'The entry of the event log is unknown to the server',
  },
  ProjectAlreadyExists: {
    id: 'errors.code.projectAlreadyExists',
    defaultMessage: 'A project with this name already exists.',
    description: 'Refused name of a project',
  },
  FolderAlreadyExists: {
    id: 'errors.code.folderAlreadyExists',
    defaultMessage: 'A folder with this name already exists in the project.',
    description: 'Refused name of a folder',
  },
  UserAlreadyExists: {
    id: 'errors.code.userAlreadyExists',
    defaultMessage: 'A user with this name already exists.',
    description: 'Refused name of a user',
  },
  TypeAlreadyExists: {
    id: 'errors.code.typeAlreadyExists',
    defaultMessage: 'An issue type with this name already exists.',
    description: 'Refused name of an issue type',
  },
  AttributeAlreadyExists: {
    id: 'errors.code.attributeAlreadyExists',
    defaultMessage: 'An attribute with this name already exists in the issue type.',
    description: 'Refused name of an attribute',
  },
  CannotDeleteProject: {
    id: 'errors.code.cannotDeleteProject',
    defaultMessage: 'The project still contains folders.',
    description: 'Refused deletion of a project unless forced',
  },
  CannotDeleteFolder: {
    id: 'errors.code.cannotDeleteFolder',
    defaultMessage: 'The folder still contains issues.',
    description: 'Refused deletion of a folder unless forced',
  },
  CannotDeleteType: {
    id: 'errors.code.cannotDeleteType',
    defaultMessage: 'The issue type is still used by folders.',
    description: 'Refused deletion of an issue type unless forced',
  },
  InvalidString: {
    id: 'errors.code.invalidString',
    defaultMessage: 'The text contains characters or spaces that are not allowed.',
    description: 'Refused text: control characters, superfluous spaces',
  },
  InvalidAccessLevel: {
    id: 'errors.code.invalidAccessLevel',
    defaultMessage: 'This access level does not exist.',
    description: 'Refused access level',
  },
  InvalidValue: {
    id: 'errors.code.invalidValue',
    defaultMessage: 'This value is not allowed.',
    description: 'Refused value of no particular kind',
  },
  InvalidDefinition: {
    id: 'errors.code.invalidDefinition',
    defaultMessage: 'This definition is not allowed.',
    description: 'Refused definition of an attribute or filter',
  },
  InvalidPreference: {
    id: 'errors.code.invalidPreference',
    defaultMessage: 'This preference is not allowed.',
    description: 'Refused preference of a user',
  },
  InvalidSetting: {
    id: 'errors.code.invalidSetting',
    defaultMessage: 'This setting is not allowed.',
    description: 'Refused server setting',
  },
  EmptyValue: {
    id: 'errors.code.emptyValue',
    defaultMessage: 'Enter a value.',
    description: 'A required value is missing',
  },
  StringTooShort: {
    id: 'errors.code.stringTooShort',
    defaultMessage: 'The text is too short.',
    description: 'Refused text, shorter than the minimum',
  },
  StringTooLong: {
    id: 'errors.code.stringTooLong',
    defaultMessage: 'The text is too long.',
    description: 'Refused text, longer than the maximum',
  },
  NumberTooLittle: {
    id: 'errors.code.numberTooLittle',
    defaultMessage: 'The number is too small.',
    description: 'Refused number, below the minimum',
  },
  NumberTooGreat: {
    id: 'errors.code.numberTooGreat',
    defaultMessage: 'The number is too large.',
    description: 'Refused number, above the maximum',
  },
  TooManyDecimals: {
    id: 'errors.code.tooManyDecimals',
    defaultMessage: 'The number has too many decimal places.',
    description: 'Refused number',
  },
  TooManyDigits: {
    id: 'errors.code.tooManyDigits',
    defaultMessage: 'The number has too many digits.',
    description: 'Refused number',
  },
  InvalidFormat: {
    id: 'errors.code.invalidFormat',
    defaultMessage: 'The value is not in the expected format.',
    description: 'Refused value whose syntax is wrong',
  },
  InvalidDate: {
    id: 'errors.code.invalidDate',
    defaultMessage: 'This date does not exist.',
    description: 'Refused date, such as February 30',
  },
  InvalidTime: {
    id: 'errors.code.invalidTime',
    defaultMessage: 'This time does not exist.',
    description: 'Refused time of day, such as 25:00',
  },
  InvalidEmail: {
    id: 'errors.code.invalidEmail',
    defaultMessage: 'Enter a valid email address.',
    description: 'Refused e-mail address',
  },
  NoMatchingItem: {
    id: 'errors.code.noMatchingItem',
    defaultMessage: 'The value is not one of the choices.',
    description: 'Refused value that is no item of the list and no user',
  },
  DuplicateItems: {
    id: 'errors.code.duplicateItems',
    defaultMessage: 'Each value may occur only once.',
    description: 'Refused list with repeated items',
  },
  InvalidLimits: {
    id: 'errors.code.invalidLimits',
    defaultMessage: 'The minimum is greater than the maximum.',
    description: 'Refused limits of an attribute',
  },
  IncompatibleType: {
    id: 'errors.code.incompatibleType',
    defaultMessage: 'The attribute cannot be converted to this type.',
    description: "Refused change of an attribute's type",
  },
  UnknownView: {
    id: 'errors.code.unknownView',
    defaultMessage: 'This view does not exist, or you do not have access to it.',
    description: 'The view is unknown to the server',
  },
  UnknownColumn: {
    id: 'errors.code.unknownColumn',
    defaultMessage: 'This column does not exist.',
    description: 'The column of a view or filter is unknown to the server',
  },
  ViewAlreadyExists: {
    id: 'errors.code.viewAlreadyExists',
    defaultMessage: 'A view with this name already exists.',
    description: 'Refused name of a view',
  },
  MissingColumn: {
    id: 'errors.code.missingColumn',
    defaultMessage: 'The ID and name columns are required.',
    description: 'Refused columns of a view',
  },
  MissingAttribute: {
    id: 'errors.code.missingAttribute',
    defaultMessage: 'The order must contain every attribute.',
    description: 'Refused order of attributes',
  },
  NoItems: {
    id: 'errors.code.noItems',
    defaultMessage: 'Enter at least one item.',
    description: 'Refused definition of a list without items',
  },
  PasswordNotMatching: {
    id: 'errors.code.passwordNotMatching',
    defaultMessage: 'The passwords do not match.',
    description: 'The repeated password differs from the first',
  },
  UnknownAlert: {
    id: 'errors.code.unknownAlert',
    defaultMessage: 'This alert or report does not exist.',
    description: 'The alert or report is unknown to the server',
  },
  AlertAlreadyExists: {
    id: 'errors.code.alertAlreadyExists',
    defaultMessage: 'This alert or report already exists.',
    description: 'Refused alert or report that exists already',
  },
  InvalidAlertEmail: {
    id: 'errors.code.invalidAlertEmail',
    defaultMessage: 'This kind of email is not allowed for the alert.',
    description: 'Refused e-mail option of an alert',
  },
  UnknownComment: {
    id: 'errors.code.unknownComment',
    defaultMessage: 'This comment does not exist, or you do not have access to it.',
    description: 'The comment is unknown to the server',
  },
  CannotDeleteAttribute: {
    id: 'errors.code.cannotDeleteAttribute',
    defaultMessage: 'Some issues have a value for this attribute.',
    description: 'Refused deletion of an attribute unless forced',
  },
  MustChangePassword: {
    id: 'errors.code.mustChangePassword',
    defaultMessage: 'You must change your password first.',
    description: 'The password is temporary',
  },
  CannotReusePassword: {
    id: 'errors.code.cannotReusePassword',
    defaultMessage: 'The new password must be different from the current one.',
    description: 'Refused new password',
  },
  ItemNotFound: {
    id: 'errors.code.itemNotFound',
    defaultMessage: 'There is no issue, comment or file with this ID.',
    description: 'Nothing was found by an ID the user entered',
  },
  CommaNotAllowed: {
    id: 'errors.code.commaNotAllowed',
    defaultMessage: 'The value must not contain a comma.',
    description: 'Refused value of a list whose items are separated by commas',
  },
  TransactionDeadlock: {
    id: 'errors.code.transactionDeadlock',
    defaultMessage: 'Someone else changed the same data at the same time. Try again.',
    description: 'Two changes collided on the server',
  },
  ConstraintConflict: {
    id: 'errors.code.constraintConflict',
    defaultMessage: 'Something this change refers to has just been deleted.',
    description: 'An object vanished while it was being used',
  },
  EmailAlreadyExists: {
    id: 'errors.code.emailAlreadyExists',
    defaultMessage: 'This email address is already in use.',
    description: 'Refused e-mail address of a user or inbox',
  },
  InvalidActivationKey: {
    id: 'errors.code.invalidActivationKey',
    defaultMessage: 'The activation link is invalid or has expired.',
    description: 'Refused link that confirms a registration',
  },
  UnknownRequest: {
    id: 'errors.code.unknownRequest',
    defaultMessage: 'This registration request does not exist.',
    description: 'The registration request is unknown to the server',
  },
  UnknownDescription: {
    id: 'errors.code.unknownDescription',
    defaultMessage: 'There is no description.',
    description: 'A description to edit or delete does not exist',
  },
  DescriptionAlreadyExists: {
    id: 'errors.code.descriptionAlreadyExists',
    defaultMessage: 'A description already exists.',
    description: 'A description to add exists already',
  },
  InvalidTextFormat: {
    id: 'errors.code.invalidTextFormat',
    defaultMessage: 'This text format does not exist.',
    description: 'Refused format of a text',
  },
  UnknownSubscription: {
    id: 'errors.code.unknownSubscription',
    defaultMessage: 'You are not subscribed to this issue.',
    description: 'The subscription to end does not exist',
  },
  SubscriptionAlreadyExists: {
    id: 'errors.code.subscriptionAlreadyExists',
    defaultMessage: 'You are already subscribed to this issue.',
    description: 'The subscription to add exists already',
  },
  LoginAlreadyExists: {
    id: 'errors.code.loginAlreadyExists',
    defaultMessage: 'This login is already in use.',
    description: 'Refused login name',
  },
  InvalidResetKey: {
    id: 'errors.code.invalidResetKey',
    defaultMessage: 'The password reset link is invalid or has expired.',
    description: 'Refused password key',
  },
  UnknownInbox: {
    id: 'errors.code.unknownInbox',
    defaultMessage: 'This inbox does not exist.',
    description: 'The inbox is unknown to the server',
  },
  InvalidAlertType: {
    id: 'errors.code.invalidAlertType',
    defaultMessage: 'This type of report does not exist.',
    description: 'Refused type of a report',
  },
  InvalidAlertFrequency: {
    id: 'errors.code.invalidAlertFrequency',
    defaultMessage: 'This frequency does not exist.',
    description: 'Refused frequency of a report',
  },
  InvalidCsrfToken: {
    id: 'errors.code.invalidCsrfToken',
    defaultMessage: 'Your session has changed. Reload the page and try again.',
    description: 'The user logged in again elsewhere in the browser',
  },
  SyntaxError: {
    id: 'errors.code.syntaxError',
    defaultMessage: 'The server could not read the request.',
    description: 'The request was malformed',
  },
  UnknownCommand: {
    id: 'errors.code.unknownCommand',
    defaultMessage: 'The server does not know this request.',
    description: 'The server does not offer the call',
  },
  InvalidArguments: {
    id: 'errors.code.invalidArguments',
    defaultMessage: 'The server did not accept the request.',
    description:
      'The request was malformed, or had missing or contradictory parts; a fault of the client',
  },
  UploadError: {
    id: 'errors.code.uploadError',
    defaultMessage: 'The file could not be uploaded. It may be empty or too large.',
    description: 'Refused upload',
  },
  ServerError: {
    id: 'errors.code.serverError',
    defaultMessage: 'The server could not complete the request.',
    description: 'Unexpected failure of the server',
  },
  ServerNotConfigured: {
    id: 'errors.code.serverNotConfigured',
    defaultMessage: 'The server is not set up yet.',
    description: 'The server has no configuration',
  },
  BadDatabaseVersion: {
    id: 'errors.code.badDatabaseVersion',
    defaultMessage: 'The server’s database must be updated first.',
    description: "The server's database does not fit its version",
  },
}) satisfies Record<ApiErrorName, ErrorText>;

const kindMessages = defineMessages({
  busy: {
    id: 'errors.kind.busy',
    defaultMessage: 'The server is busy. Try again in a moment.',
    description: 'The server has more to do than it can, or is being restarted',
  },
  invalidResponse: {
    id: 'errors.kind.invalidResponse',
    defaultMessage: 'The server’s answer could not be understood.',
    description: 'The answer is not what the protocol says',
  },
  network: {
    id: 'errors.kind.network',
    defaultMessage: 'The server cannot be reached. Check your connection.',
    description: 'No answer arrived',
  },
  notConfigured: {
    id: 'errors.kind.notConfigured',
    defaultMessage: 'The server is not set up, or its database must be updated.',
    description: 'The server cannot work yet',
  },
  otherUser: {
    id: 'errors.kind.otherUser',
    defaultMessage:
      'This browser is now logged in as someone else. Reload the page to continue as that person, or log in again.',
    description: 'The session of the browser now belongs to another user than that of this page',
  },
  pageNotFound: {
    id: 'errors.kind.pageNotFound',
    defaultMessage: 'There is nothing at this address.',
    description: 'The address leads to no screen',
  },
  sessionExpired: {
    id: 'errors.kind.sessionExpired',
    defaultMessage: 'Your session has expired. Log in again.',
    description: 'The user was logged out for lack of activity',
  },
  unknown: {
    id: 'errors.kind.unknown',
    defaultMessage: 'An unexpected error occurred. Try again.',
    description: 'Failure of an unknown kind',
  },
  unsupportedVersion: {
    id: 'errors.kind.unsupportedVersion',
    defaultMessage: 'This client does not support the server’s version.',
    description: 'The server is too old or too new',
  },
});

/** Failures without a code of the server; some are the same to the user as one with a code. */
const failureMessages: Readonly<
  Record<Exclude<ApiErrorKind, 'api' | 'parse' | 'aborted' | 'server' | 'unavailable'>, ErrorText>
> = {
  ...kindMessages,
  badRequest: codeMessages.InvalidArguments,
  uploadFailed: codeMessages.UploadError,
};

const unavailableMessages = defineMessages({
  email: {
    id: 'errors.unavailable.email',
    defaultMessage: 'This server is not set up to send email.',
    description: 'In place of a window about reports or password links, which need email',
  },
  mailboxes: {
    id: 'errors.unavailable.mailboxes',
    defaultMessage:
      'This server cannot read mailboxes, because its support for IMAP or POP3 is missing.',
    description: 'In place of a window about a mailbox; IMAP and POP3 are names of protocols',
  },
  ownAccess: {
    id: 'errors.unavailable.ownAccess',
    defaultMessage: 'You cannot change your own access. Another administrator can do it.',
    description: 'In place of the form for the global access of a user',
  },
  registration: {
    id: 'errors.unavailable.registration',
    defaultMessage: 'People cannot register themselves on this server.',
    description: 'In place of the list of those who registered and wait to be let in',
  },
}) satisfies Record<Unavailability, ErrorText>;

const titleMessages = defineMessages({
  accessDenied: {
    id: 'errors.title.accessDenied',
    defaultMessage: 'Access denied',
    description: 'Title of the error window: missing rights',
  },
  loginRequired: {
    id: 'errors.title.loginRequired',
    defaultMessage: 'Login required',
    description: 'Title of the error window: a visitor has to log in',
  },
  network: {
    id: 'errors.title.network',
    defaultMessage: 'No connection',
    description: 'Title of the error window: the server cannot be reached',
  },
  notFound: {
    id: 'errors.title.notFound',
    defaultMessage: 'Not found',
    description:
      'Title of the error window: an issue, a project or the like does not exist or is not visible',
  },
  notPossible: {
    id: 'errors.title.notPossible',
    defaultMessage: 'Not possible',
    description: 'Title of the error window: something cannot be done as things are',
  },
  notReady: {
    id: 'errors.title.notReady',
    defaultMessage: 'Server not ready',
    description: 'Title of the error window: the server has to be set up or updated first',
  },
  pageNotFound: {
    id: 'errors.title.pageNotFound',
    defaultMessage: 'Page not found',
    description: 'Title of the error window: unknown address',
  },
  serverError: {
    id: 'errors.title.serverError',
    defaultMessage: 'Server error',
    description: 'Title of the error window: the server failed',
  },
  sessionChanged: {
    id: 'errors.title.sessionChanged',
    defaultMessage: 'Session changed',
    description: 'Title of the error window: logged in again elsewhere',
  },
  sessionExpired: {
    id: 'errors.title.sessionExpired',
    defaultMessage: 'Session expired',
    description: 'Title of the error window: logged out for lack of activity',
  },
  unexpected: {
    id: 'errors.title.unexpected',
    defaultMessage: 'Unexpected error',
    description: 'Title of the error window: any other failure',
  },
  uploadFailed: {
    id: 'errors.title.uploadFailed',
    defaultMessage: 'Upload failed',
    description: 'Title of the error window: a file could not be uploaded',
  },
});

/**
 * What to tell the user.
 *
 * @param isAuthenticated whether the user had a session: then a required login means that it has expired
 */
export function errorMessage(error: ApiError, isAuthenticated = false): ErrorText {
  switch (error.kind) {
    case 'api':
      if (isAuthenticated && error.code === ApiErrorCode.LoginRequired) {
        return kindMessages.sessionExpired;
      }
      return codeMessage(error.code);
    case 'parse':
      return codeMessage(error.code);
    case 'unavailable':
      return unavailableMessages[error.reason];
    case 'aborted':
      return kindMessages.unknown;
    case 'server':
      return error.status === 503 ? kindMessages.busy : codeMessages.ServerError;
    default:
      return failureMessages[error.kind];
  }
}

/** The title over that message where it stands alone. */
export function errorTitle(error: ApiError, isAuthenticated: boolean): ErrorText {
  switch (error.kind) {
    case 'network':
      return titleMessages.network;
    case 'pageNotFound':
      return titleMessages.pageNotFound;
    case 'server':
    case 'invalidResponse':
      return titleMessages.serverError;
    case 'notConfigured':
      return titleMessages.notReady;
    case 'uploadFailed':
      return titleMessages.uploadFailed;
    case 'otherUser':
      return titleMessages.sessionChanged;
    case 'unavailable':
    case 'unsupportedVersion':
      return titleMessages.notPossible;
    case 'api':
      return refusalTitle(error.code, isAuthenticated);
    default:
      return titleMessages.unexpected;
  }
}

function refusalTitle(code: number, isAuthenticated: boolean): ErrorText {
  switch (code) {
    case ApiErrorCode.LoginRequired:
      return isAuthenticated ? titleMessages.sessionExpired : titleMessages.loginRequired;
    case ApiErrorCode.AccessDenied:
      return titleMessages.accessDenied;
    case ApiErrorCode.InvalidCsrfToken:
      return titleMessages.sessionChanged;
    default:
      if (isNotFoundCode(code)) return titleMessages.notFound;
      return isApiErrorCode(code) ? titleMessages.notPossible : titleMessages.unexpected;
  }
}

/** Servers may know codes that this client does not. */
function codeMessage(code: number): ErrorText {
  const name = apiErrorName(code);
  return name ? codeMessages[name] : kindMessages.unknown;
}
