/** What one can do with the cells of a list (decision 054). */
import { type CommandContext, defineCommand } from '@/commands/command';
import { errorMessage } from '@/i18n/errorMessages';
import { toApiError } from '@/protocol/apiError';
import { selectCanBeginJob } from '@/screen/bulk';
import { selectCursor } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';
import { EditIcon } from '@/ui/icons';
import { shownIds } from '../list/shownRows';
import { canEditCells, columnToEdit } from './cellColumns';
import { openCell } from './editCells';
import { fillDown, pasteText, selectedInOrder } from './fillCells';
import { cellMessages, cellSentences } from './messages';

/** The row that is meant: that of the issue, else that of the cursor; null where the list does not show it. */
function rowOf(
  state: RootState,
  target: { kind: 'issue'; issueId: number } | { kind: 'issues' | 'list' },
): number | null {
  const issueId = target.kind === 'issue' ? target.issueId : selectCursor(state);
  return issueId !== null && canEditCells(state) && shownIds(state).includes(issueId)
    ? issueId
    : null;
}

export const editCellOfRow = defineCommand({
  id: 'cell.edit',
  on: ['issue', 'issues', 'list'],
  message: cellMessages.edit,
  icon: EditIcon,
  group: 'list',
  key: 'F2',
  appliesTo: (state, target) => rowOf(state, target) !== null,
  run: (context, target) => {
    const state = context.getState();
    const issueId = rowOf(state, target);
    const column = columnToEdit(state);
    if (issueId !== null && column) openCell(context, { issueId, columnId: column.id });
  },
});

const canFill = (state: RootState) => canEditCells(state) && selectCanBeginJob(state);

export const fillDownRows = defineCommand({
  id: 'cell.fillDown',
  on: 'issues',
  message: cellSentences.fillDown,
  values: (state) => ({ name: columnToEdit(state)?.name ?? '' }),
  group: 'list',
  key: 'Mod+d',
  appliesTo: (state) => canFill(state) && selectedInOrder(state).length > 1,
  run: (context) => {
    const state = context.getState();
    const [issueId] = selectedInOrder(state);
    const column = columnToEdit(state);
    if (issueId !== undefined && column) void fillDown(context, { issueId, columnId: column.id });
  },
});

/** By hand: the key is the browser's own, and brings the text with it. */
export const pasteIntoRows = defineCommand({
  id: 'cell.paste',
  on: ['issue', 'issues'],
  message: cellMessages.paste,
  group: 'list',
  // Pages that came over plain HTTP have no clipboard.
  appliesTo: (state, target) =>
    canFill(state) && rowOf(state, target) !== null && 'clipboard' in navigator,
  run: (context) => void pasteClipboard(context),
});

async function pasteClipboard(context: CommandContext): Promise<void> {
  try {
    pasteText(context, await navigator.clipboard.readText());
  } catch (error) {
    context.show(errorMessage(toApiError(error)));
  }
}

export const cellCommands = [editCellOfRow, fillDownRows, pasteIntoRows];
