import { ApiErrorCode, type ApiErrorName } from '@/protocol/errorCodes';

/** A refused call; its code becomes the answer. */
export class Refusal extends Error {
  readonly code: ApiErrorCode;

  constructor(name: ApiErrorName) {
    super(name);
    this.name = 'Refusal';
    this.code = ApiErrorCode[name];
  }
}

/** Ends the call with this error. */
export function refuse(name: ApiErrorName): never {
  throw new Refusal(name);
}
