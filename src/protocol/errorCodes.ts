import {
  ACCESS_DENIED,
  BAD_DATABASE_VERSION,
  INVALID_CSRF_TOKEN,
  LOGIN_REQUIRED,
  SERVER_ERROR,
  SERVER_NOT_CONFIGURED,
  UPLOAD_ERROR,
} from './callCodes';

/** Codes of refused calls by name (protocol 7). 4xx and 5xx accompany HTTP 400 and 500. */
export const ApiErrorCode = {
  LoginRequired: LOGIN_REQUIRED,
  AccessDenied: ACCESS_DENIED,
  IncorrectLogin: 302,
  UnknownProject: 303,
  UnknownFolder: 304,
  UnknownIssue: 305,
  UnknownFile: 306,
  UnknownUser: 307,
  UnknownType: 308,
  UnknownAttribute: 309,
  UnknownEvent: 310,
  ProjectAlreadyExists: 311,
  FolderAlreadyExists: 312,
  UserAlreadyExists: 313,
  TypeAlreadyExists: 314,
  AttributeAlreadyExists: 315,
  CannotDeleteProject: 316,
  CannotDeleteFolder: 317,
  CannotDeleteType: 318,
  InvalidString: 319,
  InvalidAccessLevel: 320,
  InvalidValue: 321,
  InvalidDefinition: 322,
  InvalidPreference: 323,
  InvalidSetting: 324,
  EmptyValue: 325,
  StringTooShort: 326,
  StringTooLong: 327,
  NumberTooLittle: 328,
  NumberTooGreat: 329,
  TooManyDecimals: 330,
  TooManyDigits: 331,
  InvalidFormat: 332,
  InvalidDate: 333,
  InvalidTime: 334,
  InvalidEmail: 335,
  NoMatchingItem: 336,
  DuplicateItems: 337,
  InvalidLimits: 338,
  IncompatibleType: 339,
  UnknownView: 340,
  UnknownColumn: 341,
  ViewAlreadyExists: 342,
  MissingColumn: 343,
  MissingAttribute: 344,
  NoItems: 345,
  PasswordNotMatching: 346,
  UnknownAlert: 347,
  AlertAlreadyExists: 348,
  InvalidAlertEmail: 349,
  UnknownComment: 350,
  CannotDeleteAttribute: 351,
  MustChangePassword: 352,
  CannotReusePassword: 353,
  ItemNotFound: 354,
  CommaNotAllowed: 355,
  TransactionDeadlock: 356,
  ConstraintConflict: 357,
  EmailAlreadyExists: 358,
  InvalidActivationKey: 359,
  UnknownRequest: 360,
  UnknownDescription: 361,
  DescriptionAlreadyExists: 362,
  InvalidTextFormat: 363,
  UnknownSubscription: 364,
  SubscriptionAlreadyExists: 365,
  LoginAlreadyExists: 366,
  InvalidResetKey: 367,
  UnknownInbox: 368,
  InvalidAlertType: 369,
  InvalidAlertFrequency: 370,
  InvalidCsrfToken: INVALID_CSRF_TOKEN,
  SyntaxError: 400,
  UnknownCommand: 401,
  InvalidArguments: 402,
  UploadError: UPLOAD_ERROR,
  ServerError: SERVER_ERROR,
  ServerNotConfigured: SERVER_NOT_CONFIGURED,
  BadDatabaseVersion: BAD_DATABASE_VERSION,
} as const;

export type ApiErrorName = keyof typeof ApiErrorCode;
export type ApiErrorCode = (typeof ApiErrorCode)[ApiErrorName];

const namesByCode: ReadonlyMap<number, ApiErrorName> = new Map<number, ApiErrorName>(
  Object.keys(ApiErrorCode)
    .filter(isApiErrorName)
    .map((name) => [ApiErrorCode[name], name]),
);

function isApiErrorName(name: string): name is ApiErrorName {
  return Object.hasOwn(ApiErrorCode, name);
}

export function isApiErrorCode(code: number): code is ApiErrorCode {
  return namesByCode.has(code);
}

/** The protocol's name of a code: never shown to users. */
export function apiErrorName(code: number): ApiErrorName | undefined {
  return namesByCode.get(code);
}

/** Refusals that name something which does not exist, or not for the caller. */
const notFoundCodes: ReadonlySet<number> = new Set([
  ApiErrorCode.UnknownProject,
  ApiErrorCode.UnknownFolder,
  ApiErrorCode.UnknownIssue,
  ApiErrorCode.UnknownFile,
  ApiErrorCode.UnknownUser,
  ApiErrorCode.UnknownType,
  ApiErrorCode.UnknownAttribute,
  ApiErrorCode.UnknownEvent,
  ApiErrorCode.UnknownView,
  ApiErrorCode.UnknownColumn,
  ApiErrorCode.UnknownAlert,
  ApiErrorCode.UnknownComment,
  ApiErrorCode.ItemNotFound,
  ApiErrorCode.UnknownRequest,
  ApiErrorCode.UnknownDescription,
  ApiErrorCode.UnknownSubscription,
  ApiErrorCode.UnknownInbox,
]);

export function isNotFoundCode(code: number): boolean {
  return notFoundCodes.has(code);
}

/**
 * Refusals that prove our copy stale: the object named in the call does not exist for the caller, or there are
 * attributes we do not know. A description is no object of its own: its form must not be asked for again, as it would
 * give way to the same refusal and take with it what was typed.
 */
export function isStaleCopyCode(code: number): boolean {
  const isOfObject = isNotFoundCode(code) && code !== ApiErrorCode.UnknownDescription;
  return isOfObject || code === ApiErrorCode.MissingAttribute;
}
