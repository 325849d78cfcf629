/** Lists that are shown as a whole (decision 040), and the conditions above them (decision 044). */
import { sendListsInSlices } from '@/api/sendWholeList';
import { defineCommand } from '@/commands/command';
import { selectShownList } from '@/lists/listView';
import { wholeQuestion } from '@/lists/wholeQuestion';
import { wholeList } from '@/screen/issueList';
import { listsChosen, selectLists, workspaceNoted } from '@/screen/workspace';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/setupStore';
import { ListIcon } from '@/ui/icons';
import { WholeRows } from '@/ui/WholeRows';
import { AboveList } from './AboveList';
import { heldQuestion, ordered } from './orderedList';
import { tickedColumns } from './tickedColumns';
import { showColumns } from '../columns/columnCommands';
import { ColumnEdge } from '../columns/ColumnEdge';
import { pinnedColumns } from '../columns/pinnedColumns';
import { filterList } from '../filter/filterCommands';
import { filterStatus } from '../filter/filterStatus';
import { arranged } from '../layouts/arranged';
import { LayoutMenu } from '../layouts/LayoutMenu';
import { ListLayoutFrame } from '../layouts/ListLayoutFrame';
import { importIssues } from '../import/importCommands';
import { saveReport } from '../report/reportCommands';
import { wholeMessages } from './wholeMessages';
import { wholeParts } from './wholeParts';

export const showWholeList = defineCommand({
  id: 'list.showWhole',
  on: 'list',
  message: wholeMessages.showWhole,
  icon: ListIcon,
  group: 'list',
  appliesTo: (state) => (selectShownList(state)?.totalCount ?? 0) > 0,
  isCurrent: (state) => selectLists(state) === 'whole',
  run: ({ dispatch, getState }) => {
    dispatch(listsChosen(selectLists(getState()) === 'whole' ? 'pages' : 'whole'));
  },
});

export const wholeCommands = [filterList, showColumns, showWholeList];

/** Offers whole lists, conditions and the check boxes of rows, and shows them to whoever chose them on an earlier visit. */
export function offerWholeLists({ dispatch }: AppStore): void {
  sendListsInSlices();
  const parts: typeof wholeParts = {
    Rows: WholeRows,
    toTicked: (columns, words) => pinnedColumns(tickedColumns(columns, words)),
    Edge: ColumnEdge,
    Layout: ListLayoutFrame,
    LayoutMenu,
    Above: AboveList,
    statusOf: filterStatus,
    commands: [...wholeCommands, importIssues, saveReport],
  };
  Object.assign(wholeParts, parts);
  wholeList.questionOf = (state, page) =>
    heldQuestion(state as RootState, page) ?? wholeQuestion(state as RootState, page);
  wholeList.ordered = (state, list) => ordered(state as RootState, list);
  wholeList.filtered = (state, list) => arranged(state as RootState, list);
  dispatch(workspaceNoted({ hasWholeLists: true }));
}
