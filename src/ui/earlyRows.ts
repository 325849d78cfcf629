/** What was drawn before React was there: known to what draws it and to what takes its place (`standIns`). */
import type { RowKey } from './gridColumn';

export interface EarlyRows {
  keys: readonly RowKey[];
  /** All that was drawn, over the whole window. */
  layer: HTMLElement;
  /** Nobody has anything to do with it yet, which would go on elsewhere. */
  areIdle: () => boolean;
}

export const earlyRows: { offered: EarlyRows | null } = { offered: null };
