/** The selected issues as text: links, tables for the clipboard, a file for spreadsheets. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import type { CommandContext } from '@/commands/command';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { errorMessage } from '@/i18n/errorMessages';
import { type CsvDelimiter, toCsv } from '@/lib/csv';
import { toFileName } from '@/lib/fileNames';
import { arrangeColumns } from '@/lib/issueList/arrangedColumns';
import { type MarkdownCell, toMarkdownTable } from '@/lib/markdownTable';
import { selectListedName } from '@/lists/listPlace';
import { selectListTitle } from '@/lists/listTitle';
import { selectShownArg } from '@/lists/listView';
import { toApiError } from '@/protocol/apiError';
import { Column } from '@/protocol/enums';
import type { IssueList, ListedIssue } from '@/protocol/issues';
import { issuePaths } from '@/routing/paths/issues';
import { askAside } from '@/saving/askAside';
import type { RootState } from '@/store/rootReducer';
import { downloadText } from '@/ui/download';
import { csvRows, type ExportedList } from '../export/csvRows';
import { selectColumns } from '../list/listRows';
import { bulkSentences } from './messages';

/** Rows of one call. */
const sliceSize = 1_000;

/** A link a line, with what it leads to. */
export function copyLinks(context: CommandContext, issueIds: readonly number[]): void {
  const state = context.getState();
  const [page = ''] = window.location.href.split('#');
  const lines = issueIds.map((issueId) => {
    const name = selectListedName(state, issueId) ?? '';
    return `#${String(issueId)} ${name} ${page}#${issuePaths.issueDetails.url({ issueId })}`;
  });
  void copy(context, lines.join('\n'), issueIds.length);
}

/** As spreadsheets take it: a tab between the cells. */
export async function copyTable(
  context: CommandContext,
  issueIds: readonly number[],
): Promise<void> {
  const text = await textOf(context, issueIds, '\t');
  // Without the byte order mark of a file.
  if (text !== null) await copy(context, text.slice(1), issueIds.length);
}

/** As issues, comments and wikis take it. */
export async function copyMarkdown(
  context: CommandContext,
  issueIds: readonly number[],
): Promise<void> {
  const rows = await rowsOf(context, issueIds);
  if (rows) await copy(context, toMarkdownTable(linked(rows, issueIds)), issueIds.length);
}

/** Numbers lead to their issues. */
function linked(
  { cells, columns }: CopiedRows,
  issueIds: readonly number[],
): readonly (readonly MarkdownCell[])[] {
  const [page = ''] = window.location.href.split('#');
  const place = columns.findIndex(({ id }) => id === Column.id);
  return cells.map((row, index) =>
    row.map((text, column) => {
      const issueId = issueIds[index - 1];
      return column === place && issueId !== undefined
        ? { text, href: `${page}#${issuePaths.issueDetails.url({ issueId })}` }
        : { text };
    }),
  );
}

export async function exportRows(
  context: CommandContext,
  issueIds: readonly number[],
): Promise<void> {
  const text = await textOf(context, issueIds, ',');
  if (text === null) return;
  const name = toFileName(selectListTitle(context.getState()), 'csv');
  downloadText(text, { name, type: 'text/csv; charset=UTF-8' });
}

async function copy({ show }: CommandContext, text: string, count: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    show(bulkSentences.copied, { count });
  } catch (error) {
    show(errorMessage(toApiError(error)));
  }
}

async function textOf(
  context: CommandContext,
  issueIds: readonly number[],
  delimiter: CsvDelimiter,
): Promise<string | null> {
  const rows = await rowsOf(context, issueIds);
  return rows && toCsv(rows.cells, { delimiter });
}

/** Headings first, then a row for each issue in the order given. */
interface CopiedRows {
  columns: ExportedList['columns'];
  cells: string[][];
}

/** Null where the rows could not be had, which is said. */
async function rowsOf(
  { dispatch, getState, show }: CommandContext,
  issueIds: readonly number[],
): Promise<CopiedRows | null> {
  try {
    const list = await dispatch(loadRows(issueIds));
    const state = getState();
    const context = {
      attributesById: attributes.selectEntities(state),
      formats: selectSettings(state),
    };
    return { columns: list.columns, cells: csvRows(list, context) };
  } catch (error) {
    show(errorMessage(toApiError(error)));
    return null;
  }
}

type Loading = ThunkAction<Promise<ExportedList>, RootState, ApiContext, UnknownAction>;

/** The rows of the list on screen as they were typed: it is asked once more, without HTML, until all are found. */
function loadRows(issueIds: readonly number[]): Loading {
  return async (dispatch, getState) => {
    const shown = selectShownArg(getState());
    const wanted = new Set(issueIds);
    const rows = new Map<number, ListedIssue>();
    let columns: IssueList['columns'] = [];
    if (!shown) return { columns, issues: [] };
    const limit = Math.min(shown.limit, sliceSize);
    let offset = shown.offset ?? 0;
    for (let end = offset + 1; offset < end && rows.size < wanted.size; offset += limit) {
      const asking = askAside('listIssues', { ...shown, offset, limit, html: false });
      const { result } = await dispatch(asking);
      ({ columns } = result);
      end = Math.min(result.totalCount, (shown.offset ?? 0) + shown.limit);
      for (const row of result.issues) if (wanted.has(row.id)) rows.set(row.id, row);
    }
    const listed = selectColumns(getState()).map(({ id }) => id);
    return {
      columns: arrangeColumns(columns, listed.join(' ')),
      issues: issueIds.flatMap((issueId) => rows.get(issueId) ?? []),
    };
  };
}
