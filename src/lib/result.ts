/**
 * Outcome of a check: the value, or the numeric error code that the server would answer (protocol codes 325-338), with
 * the part of the input that is wrong where the input is a list.
 */
export type Result<Value> = { readonly ok: true; readonly value: Value } | Failure;

export interface Failure {
  readonly ok: false;
  readonly code: number;
  readonly part?: string;
}

export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function failure(code: number, part?: string): Failure {
  return part === undefined ? { ok: false, code } : { ok: false, code, part };
}
