/** What one user, one address or the log may take up. The protocol has no settings for it. */
export interface ServerLimits {
  /** Events of each type that are kept, however young the others are. */
  maxEvents: number;
  /** Messages about issues that one person gets at a time; more than these are told in one. */
  maxNotices: number;
  /** Bytes that one user may send in a day (UTC) in files and texts. */
  maxDailyBytes: number;
  /** Bytes that must stay free where files are kept. */
  minFreeBytes: number;
}

const megabyte = 1_048_576;

export const defaultServerLimits: ServerLimits = {
  maxEvents: 50_000,
  maxNotices: 10,
  maxDailyBytes: 1024 * megabyte,
  minFreeBytes: 512 * megabyte,
};
