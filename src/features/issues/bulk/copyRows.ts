/** The selected issues as text: links, tables for the clipboard, a file for spreadsheets. */
import type { CommandContext } from '@/commands/command';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { errorMessage } from '@/i18n/errorMessages';
import { type CsvDelimiter, toCsv } from '@/lib/csv';
import { toFileName } from '@/lib/fileNames';
import { type MarkdownCell, toMarkdownTable } from '@/lib/markdownTable';
import { selectListedName } from '@/lists/listPlace';
import { selectListTitle } from '@/lists/listTitle';
import { toApiError } from '@/protocol/apiError';
import { Column } from '@/protocol/enums';
import { issuePaths } from '@/routing/paths/issues';
import { downloadText } from '@/ui/download';
import { csvRows } from '../export/csvRows';
import { bulkSentences } from './messages';
import { loadSelectedRows, shownFirst, type SelectedRows } from './selectedRows';

/** A link a line, with what it leads to. What the page on screen shows is not asked for. */
export async function copyLinks(
  context: CommandContext,
  issueIds: readonly number[],
): Promise<void> {
  const state = context.getState();
  const { issues: ordered } = shownFirst(
    state,
    issueIds.map((id) => ({ id })),
  );
  const shown = ordered.map(({ id }) => [id, selectListedName(state, id)] as const);
  if (shown.every(([, name]) => name !== null)) {
    await copy(context, linksOf(shown), { count: shown.length, missing: 0 });
    return;
  }
  const rows = await rowsOf(context, issueIds);
  if (!rows) return;
  const { issues, names } = rows;
  const text = linksOf(issues.map(({ id }) => [id, names.get(id) ?? ''] as const));
  await copy(context, text, extentOf(rows));
}

function linksOf(issues: readonly (readonly [issueId: number, name: string | null])[]): string {
  const lines = issues.map(
    ([issueId, name]) => `#${String(issueId)} ${name ?? ''} ${addressOf(issueId)}`,
  );
  return lines.join('\n');
}

function addressOf(issueId: number): string {
  const [page = ''] = window.location.href.split('#');
  return `${page}#${issuePaths.issueDetails.url({ issueId })}`;
}

/** As spreadsheets take it: a tab between the cells. */
export async function copyTable(
  context: CommandContext,
  issueIds: readonly number[],
): Promise<void> {
  const rows = await rowsOf(context, issueIds);
  // Without the byte order mark of a file.
  if (rows) await copy(context, textOf(context, rows, '\t').slice(1), extentOf(rows));
}

/** As issues, comments and wikis take it. */
export async function copyMarkdown(
  context: CommandContext,
  issueIds: readonly number[],
): Promise<void> {
  const rows = await rowsOf(context, issueIds);
  if (rows) await copy(context, toMarkdownTable(linked(context, rows)), extentOf(rows));
}

/** Numbers lead to their issues. */
function linked(context: CommandContext, rows: SelectedRows): readonly (readonly MarkdownCell[])[] {
  const place = rows.columns.findIndex(({ id }) => id === Column.id);
  return cellsOf(context, rows).map((cells, index) => {
    // The first row are the headings.
    const issue = rows.issues[index - 1];
    return cells.map((text, column) =>
      column === place && issue ? { text, href: addressOf(issue.id) } : { text },
    );
  });
}

export async function exportRows(
  context: CommandContext,
  issueIds: readonly number[],
): Promise<void> {
  const rows = await rowsOf(context, issueIds);
  if (!rows) return;
  const extent = extentOf(rows);
  if (extent.missing > 0) context.show(bulkSentences.included, extent);
  if (extent.count === 0) return;
  const name = toFileName(selectListTitle(context.getState()), 'csv');
  downloadText(textOf(context, rows, ','), { name, type: 'text/csv; charset=UTF-8' });
}

/** How many of the selected issues there are, and how many the list has no more. */
type Extent = Record<'count' | 'missing', number>;

function extentOf({ issues, missing }: SelectedRows): Extent {
  return { count: issues.length, missing };
}

async function copy({ show }: CommandContext, text: string, extent: Extent): Promise<void> {
  try {
    if (extent.count > 0) await navigator.clipboard.writeText(text);
    if (extent.missing > 0) show(bulkSentences.included, extent);
    else show(bulkSentences.copied, { count: extent.count });
  } catch (error) {
    show(errorMessage(toApiError(error)));
  }
}

function textOf(context: CommandContext, rows: SelectedRows, delimiter: CsvDelimiter): string {
  return toCsv(cellsOf(context, rows), { delimiter });
}

/** Headings first, then a row for each issue. */
function cellsOf({ getState }: CommandContext, rows: SelectedRows): string[][] {
  const state = getState();
  return csvRows(rows, {
    attributesById: attributes.selectEntities(state),
    formats: selectSettings(state),
  });
}

/** Null where the rows could not be had, which is said. */
async function rowsOf(
  { dispatch, show }: CommandContext,
  issueIds: readonly number[],
): Promise<SelectedRows | null> {
  try {
    return await dispatch(loadSelectedRows(issueIds));
  } catch (error) {
    show(errorMessage(toApiError(error)));
    return null;
  }
}
