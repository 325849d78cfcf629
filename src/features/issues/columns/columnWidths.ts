/** How wide columns may be made. */

/** In px: an icon beside the border, and what a wide screen has. */
export const widthLimits = { min: 48, max: 1200 };

export function clampWidth(width: number): number {
  return Math.round(Math.min(widthLimits.max, Math.max(widthLimits.min, width)));
}
