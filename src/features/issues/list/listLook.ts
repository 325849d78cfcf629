/** What belongs to every list but not to its first picture, and comes before anybody has done anything (decision 063). */
import { workspaceNoted } from '@/screen/workspace';
import type { AppStore } from '@/store/setupStore';
import { IdleEdge } from '../columns/EdgePicture';
import { pinnedColumns } from '../columns/pinnedColumns';
import { LayoutMenu } from '../layouts/LayoutMenu';
import { FitWords } from './FitWords';
import { RefusedOrder } from './RefusedOrder';
import { searchWords } from './searchWords';
import { tickedColumns } from './tickedColumns';
import { wholeParts } from './wholeParts';

/**
 * Adds check boxes to rows, ends to captions, the menu of the ways to look at a list, what is searched, and why it is not
 * in the order of its address.
 */
export function addListLook(): void {
  const look: Partial<typeof wholeParts> = {
    toTicked: (columns, words) => pinnedColumns(tickedColumns(columns, words)),
    Edge: wholeParts.Edge ?? IdleEdge,
    // More of it comes with the commands; this of a link must not wait for a hand.
    Above: wholeParts.Above ?? RefusedOrder,
    LayoutMenu,
    searchWords,
    FitWords,
  };
  Object.assign(wholeParts, look);
}

/** The same, for a list on screen as well. */
export function offerListLook({ dispatch }: AppStore): void {
  addListLook();
  dispatch(workspaceNoted({ hasTicks: true }));
}
