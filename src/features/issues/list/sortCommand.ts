import { defineCommand } from '@/commands/command';
import { selectDrawnList } from '@/lists/listView';
import { listMessages } from './messages';
import { orderBy, sortList } from './useListSort';

/** As a press on the caption does, where there are none. */
export const sortByColumn = defineCommand({
  id: 'column.sort',
  on: 'column',
  message: listMessages.sortBy,
  group: 'list',
  isCurrent: (state, { columnId }) => selectDrawnList(state)?.sortColumn === columnId,
  run: (context, { columnId }) => {
    sortList(context, orderBy(context.getState(), columnId));
  },
});
