import { errorCode } from '@/server/core/errorCode';

export const unreachable = 'the database cannot be reached';
const noConnection = 'the database has no connection left';
const tooSlow = 'the database took too long and was stopped';
const locked = 'something was locked for too long';

/** Codes of systems and of PostgreSQL (appendix A of its manual). */
const troubles: readonly { pattern: RegExp; text: string }[] = [
  { pattern: /^(ENOSPC|EDQUOT|53100)$/, text: 'the disk is full' },
  {
    pattern:
      /^(ECONN\w+|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|57P\w\w|08\w{3})$/,
    text: unreachable,
  },
  { pattern: /^53300$/, text: noConnection },
  { pattern: /^(57014|25P03)$/, text: tooSlow },
  { pattern: /^55P03$/, text: locked },
  { pattern: /^(40P01|40001)$/, text: 'a change was given up because of others (deadlock)' },
];

/** Of the driver and its pool, which give no code. */
const broken =
  /timeout exceeded when trying to connect|Connection terminated|encountered a connection error/;

/** What a line of the log begins with for an administrator, who can do something about most of it. */
export function describeTrouble(error: unknown): string {
  const code = errorCode(error);
  const known = troubles.find(({ pattern }) => code !== undefined && pattern.test(code));
  if (known !== undefined) return known.text;
  const isBroken = error instanceof Error && broken.test(error.message);
  return isBroken ? unreachable : 'unexpected failure';
}

/** Whether the database could not answer at all or in time: later, the same request may go well. */
export function isUnavailable(error: unknown): boolean {
  return isOutOfReach(error) || [tooSlow, locked].includes(describeTrouble(error));
}

/** Whether nothing was asked of the database: soon, the same request may go well. */
export function isOutOfReach(error: unknown): boolean {
  return [unreachable, noConnection].includes(describeTrouble(error));
}
