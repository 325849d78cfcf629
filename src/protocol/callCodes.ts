/** Codes that any call may be refused with. They stand apart since the first list needs them, and not all the others. */
export const LOGIN_REQUIRED = 300;
export const ACCESS_DENIED = 301;
export const TRANSACTION_DEADLOCK = 356;
export const INVALID_CSRF_TOKEN = 371;
export const UPLOAD_ERROR = 403;
export const SERVER_ERROR = 500;
export const SERVER_NOT_CONFIGURED = 501;
export const BAD_DATABASE_VERSION = 502;
