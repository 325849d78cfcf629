import type { Result } from '@/lib/result';
import { ApiErrorCode, apiErrorName, type ApiErrorName } from '@/protocol/errorCodes';

/** A refused call; its code becomes the answer. */
export class Refusal extends Error {
  constructor(readonly code: ApiErrorCode) {
    super(apiErrorName(code));
    this.name = 'Refusal';
  }
}

/** Ends the call with this error. */
export function refuse(name: ApiErrorName): never {
  throw new Refusal(ApiErrorCode[name]);
}

/** What passes a rule of the wire; the call ends with the code of what does not. */
export function accepted<Value>(checked: Result<Value>): Value {
  if (!checked.ok) throw new Refusal(checked.code);
  return checked.value;
}
