import { ApiErrorCode, type ApiErrorName } from '@/protocol/errorCodes';

/** A refused call; its code becomes the answer. */
export class ApiFailure extends Error {
  readonly code: ApiErrorCode;

  constructor(name: ApiErrorName) {
    super(name);
    this.name = 'ApiFailure';
    this.code = ApiErrorCode[name];
  }
}

/** Ends the call with this error. */
export function refuse(name: ApiErrorName): never {
  throw new ApiFailure(name);
}
