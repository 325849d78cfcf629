/** A repeatable source of chance: the same seed gives the same demo on every machine. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** True in this share of cases. */
  chance(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** Some of the choices, in their order; each at most once. */
  some<T>(choices: readonly T[], count: number): T[];
  /** A source of its own for each key: what is taken from one does not change what others give. */
  fork(key: number): Random;
}

/** The generator mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function integer(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  return {
    integer,
    chance: (share) => next() < share,
    pick: (choices) => choices[integer(0, choices.length - 1)] ?? choices[0],
    some(choices, count) {
      const left = choices.map((_, index) => index);
      while (left.length > Math.max(count, 0)) left.splice(integer(0, left.length - 1), 1);
      return choices.filter((_, index) => left.includes(index));
    },
    fork: (key) => createRandom(seed + Math.imul(key + 1, 0x9e3779b1)),
  };
}
