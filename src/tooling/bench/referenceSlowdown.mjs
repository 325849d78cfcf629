/** The slowdown at which the reference client was measured: elsewhere its factors, and so our limits, are a guess. */
export const referenceSlowdown = 4;
