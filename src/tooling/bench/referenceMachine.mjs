/** The slowdown at which the reference client was measured: elsewhere its factors, and so our limits, are a guess. */
export const referenceSlowdown = 4;

/** The unit of the machine that the reference client was measured on, in ms at that slowdown: 527 to 579. */
const measuredUnit = 553;

/**
 * The unit of that machine, in ms. Limits that are times are those of such a machine: on one whose unit is twice as long
 * they are twice as long. At other slowdowns nobody has measured it; it is taken to be longer as they are, which at full
 * speed is strict: here it takes a fifth of what it takes at a slowdown of 4.
 */
export function referenceUnit(slowdown) {
  return (measuredUnit * slowdown) / referenceSlowdown;
}
