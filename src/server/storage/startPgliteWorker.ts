import { Worker } from 'node:worker_threads';

import { tuneMemory } from '@/server/core/tuneMemory';

/** Starts the thread that runs PGlite. The build makes a file of its own from the worker's module. */
export function startPgliteWorker(): Worker {
  const worker = new Worker(new URL('../database/pgliteWorker.ts', import.meta.url), {
    // Rows only pass through, so a small nursery is enough; the default one grows to 32 MB.
    resourceLimits: { maxYoungGenerationSizeMb: 6 },
  });
  worker.once('online', tuneMemory);
  return worker;
}
