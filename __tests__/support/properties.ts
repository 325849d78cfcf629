/**
 * fast-check as every property test takes it: the same cases in each run, so that a change is judged by what it changes.
 * With PROPERTY_TIMES=n the cases are random, and n times as many (`npm run test:properties`).
 */
import fc from 'fast-check';

const times = Number(process.env['PROPERTY_TIMES']) || 0;

fc.configureGlobal({ ...(times === 0 && { seed: 1 }), numRuns: runs(100) });

/** How many cases to try, where 100 are not the right number. */
export function runs(count: number): number {
  return count * Math.max(times, 1);
}

export { fc };
