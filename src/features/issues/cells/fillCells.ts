/** Values for many cells at once: pasted, or those of another row. What they would do is shown before anything is sent. */
import type { CommandContext } from '@/commands/command';
import { errorMessage } from '@/i18n/errorMessages';
import { fromCsvCell } from '@/lib/csv';
import { readDelimited } from '@/lib/delimitedText';
import { formatValue } from '@/lib/values/formatValues';
import { toApiError } from '@/protocol/apiError';
import { columnAttributeId } from '@/protocol/enums';
import type { LoadedIssue } from '@/protocol/issues';
import { selectCanBeginJob } from '@/screen/bulk';
import type { CellPlace } from '@/screen/cellState';
import { rangeSelected, selectCursor, selectSelectedIds } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';
import { askAgain } from '@/windows/askAgain';
import { ask } from '../bulk/askBulk';
import { cardMessages } from '../cards/messages';
import { valueContextIn } from '../edit/valueContext';
import { valuesQuery } from '../edit/valuesQuery';
import { shownIds } from '../list/shownRows';
import { columnOf, columnToEdit } from './cellColumns';

/** Lines and cells of a text, also of a table that was copied here; with quotes that belong to it, as it stands. */
export function pastedLines(text: string): readonly (readonly string[])[] {
  const { rows, openRow, hasStray } = readDelimited(text, '\t');
  const lines = openRow === null && !hasStray ? rows : plainLines(text);
  return lines.map((line) => line.map(fromCsvCell));
}

function plainLines(text: string): readonly (readonly string[])[] {
  return text
    .replace(/(?:\r\n|\r|\n)$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t'));
}

/** The selected issues in the order of the list. */
export function selectedInOrder(state: RootState): readonly number[] {
  const selected = new Set(selectSelectedIds(state));
  return shownIds(state).filter((issueId) => selected.has(issueId));
}

/** The issues that so many lines go to: those selected, all of them for one line; else from a row on. */
export function issuesFor(
  lines: number,
  { ids, selected, from }: { ids: readonly number[]; selected: readonly number[]; from: number },
): readonly number[] {
  if (selected.length > 1) return lines === 1 ? selected : selected.slice(0, lines);
  const start = ids.indexOf(selected[0] ?? from);
  return start < 0 ? [] : ids.slice(start, start + lines);
}

/** Asks whether a text goes into the list: from a cell on, else into the selected rows. Blank cells empty values. */
export function pasteText(context: CommandContext, text: string, start?: CellPlace): void {
  const state = context.getState();
  const columnId = start?.columnId ?? columnToEdit(state)?.id;
  const from = start?.issueId ?? selectCursor(state);
  const lines = pastedLines(text);
  if (columnId === undefined || from === null || text === '') return;
  const selected = start ? [] : selectedInOrder(state);
  const issueIds = issuesFor(lines.length, { ids: shownIds(state), selected, from });
  askCells(context, { columnId, lines, from: 'paste' }, issueIds);
}

/** Asks whether the selected issues get the value of another one, by default the first of them. */
export async function fillDown(
  context: CommandContext,
  { issueId: from, columnId }: CellPlace,
): Promise<void> {
  try {
    const loaded = await context.dispatch(askAgain(valuesQuery({ issueId: from })));
    const state = context.getState();
    const issueIds = selectedInOrder(state).filter((issueId) => issueId !== from);
    const text = textIn(state, loaded, columnId);
    askCells(context, { columnId, lines: [[text]], from: 'row' }, issueIds);
  } catch (error) {
    context.show(errorMessage(toApiError(error)));
  }
}

/** A value as one would type it. */
function textIn(state: RootState, loaded: LoadedIssue, columnId: number): string {
  const { details, attributes = [] } = loaded;
  const attribute = columnOf(state, columnId)?.attribute;
  if (!attribute) return details.name;
  const attributeId = columnAttributeId(columnId);
  const wire = attributes.find(({ id }) => id === attributeId)?.value ?? null;
  const context = valueContextIn(state, details.folderId);
  return formatValue(attribute, wire, context, { multiLine: true });
}

interface Filling {
  from: 'paste' | 'row';
  columnId: number;
  lines: readonly (readonly string[])[];
}

function askCells(context: CommandContext, filling: Filling, issueIds: readonly number[]): void {
  const { dispatch, getState, show } = context;
  if (issueIds.length === 0) return;
  if (!selectCanBeginJob(getState())) {
    show(cardMessages.otherJob);
    return;
  }
  // Whoever looks up from the question sees which rows it is about; the bar stands below a selection.
  const selected = new Set(selectSelectedIds(getState()));
  if (!issueIds.every((issueId) => selected.has(issueId))) dispatch(rangeSelected({ issueIds }));
  ask(context, { kind: 'cells', ...filling }, issueIds);
}
