import { defineCommand } from '@/commands/command';
import { selectIsAuthenticated } from '@/entities/session';
import { selectAnsweredList } from '@/lists/listView';
import { editFilter } from '@/screen/filterEdit';
import { FilterIcon } from '@/ui/icons';
import { filterUrl, selectFilter } from './listFilter';
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

/** Makes a view of the conditions above the list; visitors have no views of their own. */
export const saveFilter = defineCommand({
  id: 'list.filter.save',
  on: 'list',
  message: filterMessages.saveView,
  group: 'list',
  key: 'Shift+f',
  appliesTo: (state) => selectIsAuthenticated(state) && selectFilter(state).length > 0,
  run: ({ dispatch }) => {
    dispatch(editFilter('view'));
  },
});

export const removeFilter = defineCommand({
  id: 'list.filter.remove',
  on: 'list',
  message: filterMessages.remove,
  group: 'list',
  appliesTo: (state) => selectFilter(state).length > 0,
  run: ({ getState, go }) => {
    go(filterUrl(getState(), []));
    focusSearch();
  },
});

/** The bar goes with its last condition; the list is searched beside it. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('main [role=search] input')?.focus();
}
