/** Lists that are shown as a whole (decision 040), and the conditions above them (decision 044). */
import { sendListsInSlices } from '@/api/sendWholeList';
import { preloadCode } from '@/lib/lazyCode';
import { selectIsWhole } from '@/lists/listView';
import { wholeQuestion } from '@/lists/wholeQuestion';
import { wholeList } from '@/screen/issueList';
import { workspaceNoted } from '@/screen/workspace';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/setupStore';
import { AboveList } from './AboveList';
import { selectAwaitedOwn } from '../columns/chosenColumns';
import { ColumnEdge } from '../columns/ColumnEdge';
import { filterStatus } from '../filter/filterStatus';
import { aheadQuestion } from '../filter/listFilter';
import { arranged } from '../layouts/arranged';
import { layoutGroupsPart } from '../layouts/layoutGroupsPart';
import { layoutOf } from '../layouts/layouts';
import { ListLayoutFrame } from '../layouts/ListLayoutFrame';
import { addListLook } from './listLook';
import { ListRows } from './ListRows';
import { listMenuPart } from './listMenuPart';
import { moreCommands } from './moreCommands';
import { heldQuestion, ordered } from './orderedList';
import { UnsureList } from './UnsureList';
import { wholeMessages } from './wholeMessages';
import { wholeParts } from './wholeParts';

/** Offers whole lists and conditions, and shows them to whoever chose them on an earlier visit. */
export function offerWholeLists({ dispatch }: AppStore): void {
  sendListsInSlices();
  const parts: typeof wholeParts = {
    Rows: ListRows,
    Edge: ColumnEdge,
    Layout: ListLayoutFrame,
    iconOfLayout: (kind) => layoutOf(kind)?.commands[0]?.icon,
    Above: AboveList,
    searchTip: (state, words) =>
      selectIsWhole(state) ? words.formatMessage(wholeMessages.searchesRest) : null,
    statusOf: filterStatus,
    BehindStatus: UnsureList,
    commands: moreCommands,
  };
  Object.assign(wholeParts, parts);
  addListLook();
  wholeList.questionOf = (state, page) =>
    heldQuestion(state as RootState, page) ?? wholeQuestion(state as RootState, page);
  wholeList.aheadOf = (state) =>
    selectAwaitedOwn(state as RootState) ?? aheadQuestion(state as RootState);
  wholeList.ordered = (state, list) => ordered(state as RootState, list);
  wholeList.filtered = (state, list) => arranged(state as RootState, list);
  // Their menus open at once from here on.
  preloadCode([layoutGroupsPart, listMenuPart]);
  dispatch(workspaceNoted({ hasTicks: true, hasWholeLists: true }));
}
