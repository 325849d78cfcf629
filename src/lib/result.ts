/** Outcome of a check: the value, or the numeric error code that the server would answer (protocol codes 325-338). */
export type Result<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: number };

export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function failure(code: number): { readonly ok: false; readonly code: number } {
  return { ok: false, code };
}
