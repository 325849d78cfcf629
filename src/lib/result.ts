import type { ApiErrorCode } from '@/protocol/errorCodes';

/** Outcome of a check: the value, or the code with which a server refuses it. */
export type Result<Value> = { readonly ok: true; readonly value: Value } | Failure;

export interface Failure {
  readonly ok: false;
  readonly code: ApiErrorCode;
  /** The item that is wrong, of several. */
  readonly part?: string;
}

export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function failure(code: ApiErrorCode, part?: string): Failure {
  return part === undefined ? { ok: false, code } : { ok: false, code, part };
}

/** The first of several checks that fails; the others are not made. Null when none does. */
export function firstFailure(checks: Iterable<Result<unknown>>): Failure | null {
  for (const result of checks) {
    if (!result.ok) return result;
  }
  return null;
}

/** The second check of a value that passes the first. */
export function andThen<First, Second>(
  first: Result<First>,
  next: (value: First) => Result<Second>,
): Result<Second> {
  return first.ok ? next(first.value) : first;
}
