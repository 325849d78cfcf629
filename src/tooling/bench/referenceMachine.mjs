/** The slowdown at which the reference client was measured: elsewhere its factors, and so our limits, are a guess. */
export const referenceSlowdown = 4;

/**
 * The unit of the machine that the reference client was measured on, in ms at that slowdown: 527 to 579. Limits that are
 * times are those of such a machine: on one whose unit is twice as long they are twice as long.
 */
export const referenceUnit = 553;
