import { refuse } from '@/server/core/refusal';
import { createSlots, type Slots } from '@/server/core/slots';

/** A lane of its own for each caller: whoever sends many calls at once makes nobody else wait. */
export interface Lanes {
  /** Code 356 when too many wait already: repeating helps. */
  run<Result>(caller: string, task: () => Promise<Result>): Promise<Result>;
}

interface LaneLimits {
  /** Calls of one caller that are answered at the same time. */
  atOnce: number;
  /** Calls of one caller that wait for those. */
  waiting: number;
}

export function createLanes({ atOnce, waiting }: LaneLimits): Lanes {
  const lanes = new Map<string, { slots: Slots; calls: number }>();
  return {
    async run(caller, task) {
      const lane = lanes.get(caller) ?? { slots: createSlots(atOnce), calls: 0 };
      if (lane.calls >= atOnce + waiting) refuse('TransactionDeadlock');
      lanes.set(caller, lane);
      lane.calls += 1;
      try {
        return await lane.slots.run(task);
      } finally {
        lane.calls -= 1;
        if (lane.calls === 0) lanes.delete(caller);
      }
    },
  };
}
