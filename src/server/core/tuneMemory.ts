import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** In bytes, with both of its halves. */
export const nurserySizes = {
  /** Beside an embedded database, which needs the memory. */
  small: 4 * 1024 * 1024,
  /** Where a hundred requests may be under way: half of what is gone soon would otherwise count as old. */
  large: 16 * 1024 * 1024,
};

/**
 * Spares some 80 MB. The nursery stays as small as it begins: starting leaves little behind, and it would grow to 32 MB.
 * Garbage is collected when the heap has grown by a third and not fourfold. PGlite is compiled by one task at a time:
 * each of several would keep the memory it needed once. To be called again when a thread has started, because that
 * resets what was set.
 */
export function tuneMemory(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=30');
  setFlagsFromString('--wasm-num-compilation-tasks=1');
}

/**
 * Lets the nursery of the calling thread grow once, to what several requests at the same time leave behind: a third of
 * the time of lists would go into emptying a small one. Its size can't be set when a process runs, only watched.
 */
export function growNursery(size: number): void {
  setFlagsFromString('--semi-space-growth-factor=4');
  const observer = new PerformanceObserver(() => {
    const nursery = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    if (nursery !== undefined && nursery.space_size < size) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    observer.disconnect();
  });
  observer.observe({ entryTypes: ['gc'] });
}
