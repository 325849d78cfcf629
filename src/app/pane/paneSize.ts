import type { PaneSide } from '@/screen/workspace';

/** What pane and list need at least, in px. */
const least: Readonly<Record<PaneSide, { pane: number; list: number }>> = {
  end: { pane: 360, list: 360 },
  below: { pane: 160, list: 200 },
};

/** Beside the list a pane has no use for more by itself: lines would be longer than one reads. */
const widest = 860;

/** How small and how large the pane may be made, in px; `room` is what list and pane share. */
export function paneBounds(side: PaneSide, room: number): { min: number; max: number } {
  const { pane, list } = least[side];
  return { min: pane, max: Math.max(pane, room - list) };
}

/** The size of the pane in px: what was chosen, or a share of the room, as far as there is room for it. */
export function paneSize(side: PaneSide, room: number, chosen: number | null): number {
  const { min, max } = paneBounds(side, room);
  const own = side === 'end' ? Math.min(widest, room * 0.45) : room * 0.5;
  return Math.round(Math.min(max, Math.max(min, chosen ?? own)));
}
