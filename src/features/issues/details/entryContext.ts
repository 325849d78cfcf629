import type { ItemLinks } from './itemLinks';
import type { HistoryWords } from './useHistoryWords';

/** What every entry of a history is shown with. */
export interface EntryContext {
  issueId: number;
  words: HistoryWords;
  links: ItemLinks;
}

/** Id of the element that shows a block. */
export function blockElementId(itemId: number): string {
  return `item${itemId}`;
}

/** Id of the element that shows the description. */
export const DESCRIPTION_ELEMENT_ID = 'description';

/** Of what says that a history has no entries. */
export const EMPTY_HISTORY_ELEMENT_ID = 'noHistory';

/** An issue, comment or file as texts refer to it. */
export function itemNumber(itemId: number): string {
  return `#${itemId}`;
}
