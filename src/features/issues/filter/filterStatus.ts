import type { Words } from '@/i18n/words';
import { selectShownList } from '@/lists/listView';
import { selectHasConditions } from '@/screen/issueList';
import type { RootState } from '@/store/rootReducer';
import { selectListToFilter } from './listFilter';
import { filterSentences } from './messages';

/** How many issues the conditions above the list leave of how many; null without any, or before it is known. */
export function filterStatus(state: RootState, words: Words): string | null {
  const total = selectHasConditions(state) ? selectListToFilter(state)?.totalCount : undefined;
  if (total === undefined) return null;
  const shown = selectShownList(state)?.totalCount ?? 0;
  return words.formatMessage(filterSentences.status, { shown, total });
}
