/**
 * The connection broke while a transaction was being committed: nobody knows whether it was. Has the code of what broke
 * it.
 */
export class CommitLost extends Error {
  readonly code: unknown;

  constructor(cause: unknown) {
    super('The connection was lost during a commit', { cause });
    this.name = 'CommitLost';
    this.code = (Object(cause) as { code?: unknown }).code;
  }
}

/** What the server itself says about a failure is certain, unless it says that it is going down. */
export function isCertain(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' && /^(?!08|57P)[0-9A-Z]{5}$/.test(code);
}
