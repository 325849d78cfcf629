import { Busy, GivenUp } from './busy';

/** How long a queue may get, and how long one may stand in it. */
export interface QueueLimits {
  maxWaiting: number;
  /** Milliseconds. */
  patience: number;
}

/** Like `Slots`, for what others can fill up: whoever would wait for too long is told so. */
export interface Turns {
  /**
   * Waits for a turn; the answered function gives it back.
   * @throws Busy when too many wait, or when it has waited for too long; GivenUp when `signal` was aborted meanwhile
   */
  take(signal?: AbortSignal): Promise<() => void>;
  state(): TurnsState;
}

export interface TurnsState {
  limit: number;
  taken: number;
  waiting: number;
  /** Since the start. */
  refused: number;
}

interface Waiting {
  start(): void;
}

export function createTurns(limit: number, { maxWaiting, patience }: QueueLimits): Turns {
  /** In the order in which they came. */
  const queue = new Set<Waiting>();
  let taken = 0;
  let refused = 0;

  function giveBackOnce(): () => void {
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      // Whoever leaves hands on the turn, so that nobody can come in between.
      const [next] = queue;
      if (next === undefined) taken -= 1;
      else next.start();
    };
  }

  function wait(signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      function leave(): void {
        queue.delete(waiting);
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      }
      function giveUp(): void {
        leave();
        reject(new GivenUp());
      }
      const waiting: Waiting = {
        start() {
          leave();
          resolve(giveBackOnce());
        },
      };
      const timer = setTimeout(() => {
        leave();
        refused += 1;
        reject(new Busy());
      }, patience);
      signal?.addEventListener('abort', giveUp);
      queue.add(waiting);
    });
  }

  return {
    async take(signal) {
      if (signal?.aborted === true) throw new GivenUp();
      if (taken < limit) {
        taken += 1;
        return giveBackOnce();
      }
      if (queue.size >= maxWaiting) {
        refused += 1;
        throw new Busy();
      }
      return wait(signal);
    },
    state: () => ({ limit, taken, waiting: queue.size, refused }),
  };
}
