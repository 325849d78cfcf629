/** What the More menu of the list offers besides `listMenu`; not part of the first load. */
import { defineCommand } from '@/commands/command';
import { selectIsWhole, selectShownList } from '@/lists/listView';
import { findName } from '@/screen/nameFinder';
import { listsChosen, selectLists } from '@/screen/workspace';
import { ListIcon } from '@/ui/icons';
import { showColumns } from '../columns/columnCommands';
import { filterList, removeFilter, saveFilter } from '../filter/filterCommands';
import { importIssues } from '../import/importCommands';
import { saveReport } from '../report/reportCommands';
import { wholeMessages } from './wholeMessages';

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

/** Goes to an issue by the beginning of its name: letters by themselves are commands (decision 066). */
const goToName = defineCommand({
  id: 'list.goToName',
  on: 'list',
  message: wholeMessages.goToName,
  group: 'list',
  key: 't',
  // What is on other pages would be said not to be there.
  appliesTo: (state) => {
    const list = selectShownList(state);
    if (!list || list.totalCount === 0) return false;
    return selectIsWhole(state) || list.issues.length === list.totalCount;
  },
  run: ({ dispatch }) => {
    dispatch(findName(true));
  },
});

export const wholeCommands = [filterList, showColumns, showWholeList];

/** Those that have no entry in the menu. */
export const keyedCommands = [goToName, saveFilter, removeFilter];

export const moreCommands = [...wholeCommands, importIssues, saveReport];
