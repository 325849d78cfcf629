/** Lets a limited number of tasks run at once; the others wait in their order. */
export interface Slots {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

export function createSlots(limit: number): Slots {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < limit) {
      running += 1;
      return;
    }
    // Whoever leaves hands on the slot, so that nobody can come in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
