/** What each user has sent to be kept since midnight (UTC). In memory: after a restart everybody begins anew. */
export interface DailyVolume {
  isUsedUp(userId: number, now: number): boolean;
  add(userId: number, bytes: number, now: number): void;
}

const day = 86_400;

/** A short text takes more room than it has bytes: rows, stamps, messages to others. */
const leastBytes = 1024;

export function createDailyVolume(maxBytes: number): DailyVolume {
  const used = new Map<number, number>();
  let today = 0;

  function turnTo(now: number): void {
    const current = Math.floor(now / day);
    if (current === today) return;
    today = current;
    used.clear();
  }

  return {
    isUsedUp(userId, now) {
      turnTo(now);
      return (used.get(userId) ?? 0) >= maxBytes;
    },
    add(userId, bytes, now) {
      turnTo(now);
      used.set(userId, (used.get(userId) ?? 0) + Math.max(bytes, leastBytes));
    },
  };
}
