/** What one can do with the columns of a list, all of them or one. */
import { type CommandContext, defineCommand } from '@/commands/command';
import { formMessages } from '@/forms/messages';
import { errorMessage } from '@/i18n/errorMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { selectListSelection } from '@/lists/listSelection';
import { selectShownList } from '@/lists/listView';
import { toApiError } from '@/protocol/apiError';
import { isFixed } from '@/rules/viewDefinitions';
import { TooMuch } from '@/saving/saveOutcome';
import {
  askWidth,
  chooseColumns,
  selectIsChoosingColumns,
  selectTheirColumns,
} from '@/screen/columnsEdit';
import { editFilter } from '@/screen/filterEdit';
import { selectListDensity } from '@/screen/issueList';
import type { RootState } from '@/store/rootReducer';
import { ViewIcon } from '@/ui/icons';
import { uiSentences } from '@/ui/messages';
import { filterMessages, filterSentences } from '../filter/messages';
import {
  changeColumns,
  keepInView,
  keepOverTheirs,
  resetColumns,
  selectCanKeepInView,
  selectCanSaveAsView,
  selectColumnChoice,
  selectHasChosenColumns,
} from './chosenColumns';
import { withPin, withShown, withWidth } from './columnChoice';
import { fittingWidth } from './fittingWidth';
import { sortList } from '../list/useListSort';
import { columnsMessages, columnsSentences } from './messages';
import { columnName, columnsBeside, moveColumn, sayPlace } from './moveColumn';

const hasColumns = (state: RootState) => (selectShownList(state)?.columns.length ?? 0) > 0;

export const showColumns = defineCommand({
  id: 'list.columns',
  on: ['list', 'column'],
  message: columnsMessages.choose,
  icon: ViewIcon,
  group: 'list',
  appliesTo: hasColumns,
  isCurrent: selectIsChoosingColumns,
  run: ({ dispatch }) => {
    dispatch(chooseColumns(true));
  },
});

const resetListColumns = defineCommand({
  id: 'list.resetColumns',
  on: 'list',
  message: columnsMessages.reset,
  group: 'list',
  appliesTo: (state) => selectHasChosenColumns(state) || selectListDensity(state) !== undefined,
  run: ({ announce, dispatch }) => {
    void dispatch(resetColumns()).then(() => {
      announce(columnsMessages.wereReset);
    });
  },
});

const keeps = (isPublic: boolean) => (state: RootState) =>
  selectCanKeepInView(state) && selectListSelection(state).view?.isPublic === isPublic;

async function keep({ dispatch, show }: CommandContext, how = keepInView): Promise<void> {
  try {
    const kept = await dispatch(how());
    if (!kept?.isKept) {
      if (kept && !kept.isShown) show(columnsMessages.notKept);
    } else if (kept.left > 0) show(filterSentences.savedWithout, { count: kept.left });
    else show(columnsMessages.kept);
  } catch (error) {
    show(error instanceof TooMuch ? formMessages.tooLarge : errorMessage(toApiError(error)));
  }
}

const keepColumns = defineCommand({
  id: 'list.keepColumns',
  on: 'list',
  message: columnsMessages.keep,
  group: 'list',
  appliesTo: keeps(false),
  run: (context) => void keep(context),
});

const keepColumnsForAll = defineCommand({
  id: 'list.keepColumnsForAll',
  on: 'list',
  message: columnsMessages.keepForAll,
  group: 'list',
  appliesTo: keeps(true),
  run: (context) => void keep(context),
});

/** Whether somebody else has given the view other columns than the ones that were to be replaced. */
export const isMet = (state: RootState) =>
  selectTheirColumns(state) !== null && selectCanKeepInView(state);

const keepMyColumns = defineCommand({
  id: 'list.keepMyColumns',
  on: 'list',
  message: formMessages.saveMine,
  about: propertyMessages.columns,
  group: 'list',
  appliesTo: isMet,
  run: (context) => void keep(context, keepOverTheirs),
});

const takeTheirColumns = defineCommand({
  id: 'list.takeTheirColumns',
  on: 'list',
  message: formMessages.useTheirs,
  about: propertyMessages.columns,
  group: 'list',
  appliesTo: isMet,
  run: ({ dispatch }) => {
    void dispatch(resetColumns());
  },
});

const saveColumnsAsView = defineCommand({
  id: 'list.saveColumnsAsView',
  on: 'list',
  message: filterMessages.saveView,
  group: 'list',
  appliesTo: selectCanSaveAsView,
  run: ({ dispatch }) => {
    dispatch(chooseColumns(false));
    dispatch(editFilter('view'));
  },
});

const isSortedBy =
  (ascending: boolean) =>
  (state: RootState, { columnId }: { columnId: number }) => {
    const list = selectShownList(state);
    return list?.sortColumn === columnId && list.sortAscending === ascending;
  };

const sortUp = defineCommand({
  id: 'column.sortUp',
  on: 'column',
  message: columnsMessages.sortUp,
  group: 'list',
  isCurrent: isSortedBy(true),
  run: (context, { columnId }) => {
    sortList(context, { column: columnId, ascending: true });
  },
});

const sortDown = defineCommand({
  id: 'column.sortDown',
  on: 'column',
  message: columnsMessages.sortDown,
  group: 'list',
  isCurrent: isSortedBy(false),
  run: (context, { columnId }) => {
    sortList(context, { column: columnId, ascending: false });
  },
});

const isPinned = (state: RootState, columnId: number) =>
  selectColumnChoice(state).some((column) => column.id === columnId && column.isPinned);

/** The column moves then, to what stays in view or back from it. */
function setPin(
  { announce, dispatch, getState }: CommandContext,
  columnId: number,
  isPinned: boolean,
): void {
  dispatch(changeColumns((choice) => withPin(choice, columnId, isPinned)));
  sayPlace({ announce, getState }, columnId);
}

const pin = defineCommand({
  id: 'column.pin',
  on: 'column',
  message: columnsMessages.pin,
  group: 'list',
  appliesTo: (state, { columnId }) => !isFixed(columnId) && !isPinned(state, columnId),
  run: (context, { columnId }) => {
    setPin(context, columnId, true);
  },
});

const unpin = defineCommand({
  id: 'column.unpin',
  on: 'column',
  message: columnsMessages.unpin,
  group: 'list',
  appliesTo: (state, { columnId }) => isPinned(state, columnId),
  run: (context, { columnId }) => {
    setPin(context, columnId, false);
  },
});

/** The place a step away among those it can change places with; null at the end. */
function placeBeside(state: RootState, columnId: number, step: -1 | 1): number | null {
  const beside = columnsBeside(state, columnId);
  const place = beside.indexOf(columnId) + step;
  return beside.includes(columnId) && place >= 0 && place < beside.length ? place : null;
}

function stepOf(step: -1 | 1) {
  return {
    on: 'column',
    group: 'list',
    appliesTo: (state: RootState, { columnId }: { columnId: number }) =>
      placeBeside(state, columnId, step) !== null,
    run: (context: CommandContext, { columnId }: { columnId: number }) => {
      const place = placeBeside(context.getState(), columnId, step);
      if (place !== null) moveColumn(context, columnId, place);
    },
  } as const;
}

const moveBack = defineCommand({
  id: 'column.moveBack',
  message: columnsMessages.moveBack,
  ...stepOf(-1),
});

const moveOn = defineCommand({
  id: 'column.moveOn',
  message: columnsMessages.moveOn,
  ...stepOf(1),
});

const fit = defineCommand({
  id: 'column.fit',
  on: 'column',
  message: columnsMessages.fit,
  group: 'list',
  run: ({ announce, dispatch, getState }, { columnId }) => {
    const header = edgeOf(columnId)?.closest('[role=columnheader]');
    if (!header) return;
    const width = fittingWidth(header);
    dispatch(changeColumns((choice) => withWidth(choice, columnId, width)));
    const value = `${String(width)} px`;
    announce(uiSentences.dropdownName, { label: columnName(getState(), columnId), value });
  },
});

const resize = defineCommand({
  id: 'column.resize',
  on: 'column',
  message: columnsMessages.resize,
  group: 'list',
  run: ({ dispatch }, { columnId }) => {
    const edge = edgeOf(columnId);
    // There is none for fingers, who type the width instead.
    if (edge?.checkVisibility()) edge.focus();
    else dispatch(askWidth(columnId));
  },
});

const hide = defineCommand({
  id: 'column.hide',
  on: 'column',
  message: columnsMessages.hide,
  group: 'list',
  appliesTo: (_state, { columnId }) => !isFixed(columnId),
  run: ({ announce, dispatch, getState }, { columnId }) => {
    const name = columnName(getState(), columnId);
    // What had the focus is about to go.
    const header = edgeOf(columnId)?.closest('[role=columnheader]');
    header?.previousElementSibling?.querySelector('button')?.focus();
    dispatch(changeColumns((choice) => withShown(choice, columnId, false)));
    announce(columnsSentences.hidden, { name });
  },
});

/** The border of a column of the list on screen; lists shown before are still in the document. */
function edgeOf(columnId: number): HTMLElement | undefined {
  const edges = document.querySelectorAll<HTMLElement>(`main [data-column="${String(columnId)}"]`);
  return [...edges].find((edge) => !edge.closest('[aria-hidden=true]'));
}

/** What a caption offers where one presses on it. */
export const columnMenu = [
  [sortUp, sortDown],
  [pin, unpin, moveBack, moveOn, fit, resize, hide],
  [showColumns],
];

/** What stands below the columns to choose from. */
export const choiceCommands = [keepColumns, keepColumnsForAll, saveColumnsAsView, resetListColumns];

/** What one can do where somebody else has given the view other columns meanwhile. */
export const meetingCommands = [keepMyColumns, takeTheirColumns];

/** All of them but the one that the menu of the list has. */
export const columnCommands = [
  ...choiceCommands,
  ...meetingCommands,
  ...[sortUp, sortDown, pin, unpin, moveBack, moveOn, fit, resize, hide],
];
