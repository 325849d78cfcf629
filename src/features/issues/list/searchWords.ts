import { defineMessages } from 'react-intl';
import type { Words } from '@/i18n/words';
import { selectListSelection } from '@/lists/listSelection';
import type { RootState } from '@/store/rootReducer';

const sentences = defineMessages<{ searchIn: { column: string; type: string } }>({
  searchIn: {
    id: 'issues.list.searchIn',
    defaultMessage: 'Search {column} in {type}',
    description:
      'Name of the search box, and shown in the empty one where there is room; column is the name of a column of the list, type that of a type of issues; neither can be declined; verb',
  },
});

/** What the search box of a list says: "Search Name in Bugs". */
export function searchWords(state: RootState, words: Words, column = ''): string {
  const type = selectListSelection(state).type?.name ?? '';
  return words.formatMessage(sentences.searchIn, { column, type });
}
