import { defineCommand } from '@/commands/command';
import { selectAnsweredList } from '@/lists/listView';
import { editFilter } from '@/screen/filterEdit';
import { FilterIcon } from '@/ui/icons';
import { filterMessages } from './messages';

/** Opens the form for a condition above the list. */
export const filterList = defineCommand({
  id: 'list.filter',
  on: 'list',
  message: filterMessages.filter,
  icon: FilterIcon,
  group: 'list',
  key: 'f',
  appliesTo: (state) => (selectAnsweredList(state)?.totalCount ?? 0) > 0,
  run: ({ dispatch }) => {
    dispatch(editFilter('new'));
  },
});
