import { ApiErrorCode } from '@/protocol/errorCodes';

import { errorCode } from '@/server/core/errorCode';
import { Refusal } from '@/server/core/refusal';

/**
 * Violations of unique constraints that two simultaneous calls can cause, although each of them looked first; and what only
 * the database can look at.
 */
const constraintCodes: Readonly<Record<string, ApiErrorCode>> = {
  alerts_unique: ApiErrorCode.AlertAlreadyExists,
  attributes_name_unique: ApiErrorCode.AttributeAlreadyExists,
  folders_name_unique: ApiErrorCode.FolderAlreadyExists,
  inboxes_email_unique: ApiErrorCode.EmailAlreadyExists,
  issues_history_fits: ApiErrorCode.InvalidArguments,
  projects_name_unique: ApiErrorCode.ProjectAlreadyExists,
  registration_requests_email_unique: ApiErrorCode.EmailAlreadyExists,
  registration_requests_login_unique: ApiErrorCode.LoginAlreadyExists,
  registration_requests_name_unique: ApiErrorCode.UserAlreadyExists,
  subscriptions_pkey: ApiErrorCode.SubscriptionAlreadyExists,
  types_name_unique: ApiErrorCode.TypeAlreadyExists,
  users_email_unique: ApiErrorCode.EmailAlreadyExists,
  users_login_unique: ApiErrorCode.LoginAlreadyExists,
  users_name_unique: ApiErrorCode.UserAlreadyExists,
  views_name_unique: ApiErrorCode.ViewAlreadyExists,
};

const deadlockStates = new Set(['40001', '40P01']);
const integrityClass = '23';
/** Of unique constraints, and of checks. */
const namedStates = new Set(['23505', '23514']);

/** The code with which a failed call is answered: 500 for everything that nobody foresaw. */
export function codeOfFailure(error: unknown): ApiErrorCode {
  if (error instanceof Refusal) return error.code;
  const code = errorCode(error);
  if (code === undefined) return ApiErrorCode.ServerError;
  if (deadlockStates.has(code)) return ApiErrorCode.TransactionDeadlock;
  const { constraint } = Object(error) as { constraint?: unknown };
  if (namedStates.has(code) && typeof constraint === 'string') {
    return constraintCodes[constraint] ?? ApiErrorCode.ConstraintConflict;
  }
  return code.startsWith(integrityClass)
    ? ApiErrorCode.ConstraintConflict
    : ApiErrorCode.ServerError;
}
