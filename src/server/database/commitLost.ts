import { errorCode } from '@/server/core/errorCode';

/**
 * The connection broke while a transaction was being committed: nobody knows whether it was. Has the code of what broke
 * it.
 */
export class CommitLost extends Error {
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super('The connection was lost during a commit', { cause });
    this.name = 'CommitLost';
    this.code = errorCode(cause);
  }
}

/** What the server itself says about a failure is certain, unless it says that it is going down. */
export function isCertain(error: unknown): boolean {
  return /^(?!08|57P)[0-9A-Z]{5}$/.test(errorCode(error) ?? '');
}
