/**
 * For `toBeInViewport`: nothing that an eye could miss is cut off. Scrolling stops at whole pixels, while columns that
 * fit what the demo holds today end between them; so a part of one pixel may be outside.
 */
export const IN_FULL = { ratio: 0.98 } as const;
