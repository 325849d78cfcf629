import { refuse } from '@/server/core/refusal';

/** What each user has sent to be kept since midnight (UTC). In memory: after a restart everybody begins anew. */
export interface DailyVolume {
  /**
   * Receives something. What is on its way counts like what has come, so that nobody sends more by sending at once; what
   * fails counts for nothing. Code 403 when it is more than what is left.
   */
  receive<Result>(
    sender: { userId: number; now: number },
    task: (share: Share) => Promise<Result>,
  ): Promise<Result>;
}

/** What one call has of the volume. */
export interface Share {
  /** Sets aside as many bytes as this, of what was announced or has come so far. Code 403. */
  needs(bytes: number): void;
  /** Gives back what was set aside beyond the bytes that are kept. */
  keeps(bytes: number): void;
}

const day = 86_400;

/** A short text takes more room than it has bytes: rows, stamps, messages to others. */
const leastBytes = 1024;

export function createDailyVolume(maxBytes: number): DailyVolume {
  const accounts = new Map<number, { used: number }>();
  let today = 0;

  function accountOf(userId: number, now: number): { used: number } {
    const current = Math.floor(now / day);
    // What began before midnight goes on with the account of that day.
    if (current !== today) accounts.clear();
    today = current;
    const account = accounts.get(userId) ?? { used: 0 };
    accounts.set(userId, account);
    return account;
  }

  return {
    async receive({ userId, now }, task) {
      const account = accountOf(userId, now);
      let held = 0;
      function hold(bytes: number): void {
        account.used += bytes - held;
        held = bytes;
      }
      const share: Share = {
        needs(bytes) {
          if (bytes <= held) return;
          if (account.used + bytes - held > maxBytes) refuse('UploadError');
          hold(bytes);
        },
        keeps(bytes) {
          hold(Math.max(bytes, leastBytes));
        },
      };
      share.needs(leastBytes);
      try {
        return await task(share);
      } catch (error) {
        hold(0);
        throw error;
      }
    },
  };
}
