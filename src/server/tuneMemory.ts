import { setFlagsFromString } from 'node:v8';

/**
 * Spares some 50 MB. The nursery stays as small as it begins: requests leave little behind, and it would grow to
 * 32 MB. PGlite is compiled by one task at a time: each of several would keep the memory it needed once.
 */
export function tuneMemory(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--wasm-num-compilation-tasks=1');
}
