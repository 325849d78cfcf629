import type { IssueList } from '@/protocol/issues';
import { columnAttributeId } from '@/protocol/enums';
import { EXPORTED_ROWS, maxCounts } from '@/protocol/limits';
import type { Filter } from '@/protocol/views';

import { isVisitor } from '@/server/core/caller';
import { flag, integer, optional } from '@/server/core/payload';
import { refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import type { IssueQueryOptions } from '@/server/issues/issueQuery';
import { type IssueScope, resolveScope, scopeFields } from '@/server/issues/issueScope';
import { cellOf } from '@/server/issues/listCells';
import { listColumns, listOrder } from '@/server/issues/listColumns';
import { type ListRow, loadPage } from '@/server/issues/listPage';
import { markAllRead, markAllUnread } from '@/server/issues/readStates';
import { readSearch, searchFields } from '@/server/issues/searchInput';
import { viewpointOf } from '@/server/issues/viewpoint';
import { languageOf } from '@/server/rules/globalSettings';
import { systemColumnName } from '@/server/rules/languages';
import { getType } from '@/server/store/typeStore';
import { setInitialView } from '@/server/store/viewStore';

import type { CallContext } from './callContext';
import { defineCall } from './defineCall';

/** Lists of issues (protocol 3.6, 4.4). */
export const issueListCalls = [
  defineCall('listIssues', {
    fields: {
      ...scopeFields,
      ...searchFields,
      sortColumn: optional(integer),
      sortAscending: optional(flag),
      offset: optional(integer, 0),
      limit: integer,
      html: optional(flag, true),
      allColumns: optional(flag, false),
    },
    async handle(context, payload) {
      const { db, caller, settings } = context;
      const { offset, html, allColumns } = payload;
      if (offset < 0 || payload.limit < 1) refuse('InvalidArguments');
      // The real server has no limit. Who gets fewer rows than there are sees it by the total.
      const limit = Math.min(payload.limit, maxCounts.rows);
      const scope = await resolveScope(context, payload);
      const search = readSearch(payload, scope.attributes);
      const sort = listOrder(scope, payload);
      const columns = listColumns(scope, { allColumns, hideIdColumn: settings.hideIdColumn });
      const [{ rows, totalCount }] = await Promise.all([
        loadPage(db, queryOptions(context, scope, search), {
          sort,
          offset,
          limit,
          columns,
          userId: caller.userId,
          folders: scope.folders,
        }),
        rememberView(context, scope),
      ]);
      if (!html && limit >= EXPORTED_ROWS) await noteExport(context, scope, rows.length);
      return {
        sortColumn: sort.column,
        sortAscending: sort.ascending,
        columns: columns.map((column) => ({
          id: column,
          name: columnName(context, scope, column),
        })),
        issues: toListed(context, scope, rows, { columns, html }),
        totalCount,
      };
    },
  }),

  defineCall('markIssues', {
    fields: { ...scopeFields, ...searchFields, read: flag },
    async handle(context, payload) {
      const { db, caller } = context;
      if (payload.viewId === 0) refuse('InvalidArguments');
      const scope = await resolveScope(context, payload);
      const search = readSearch(payload, scope.attributes);
      const options = queryOptions(context, scope, search);
      if (payload.read) await markAllRead(db, options, caller.userId, scope.stampFolderIds);
      else await markAllUnread(db, options, caller.userId);
      return null;
    },
  }),
];

async function noteExport(
  { db, caller, tally, settings, now, host }: CallContext,
  { typeId }: IssueScope,
  count: number,
): Promise<void> {
  const { name } = await getType(db, caller, typeId);
  await tally.note({
    type: 'access',
    language: settings.language,
    message: eventMessages.issuesExported,
    values: { type: name, count },
    date: now,
    userId: isVisitor(caller) ? null : caller.userId,
    host,
  });
}

function queryOptions(
  context: CallContext,
  { folderIds, attributes, filters }: IssueScope,
  search: Filter | null,
): IssueQueryOptions {
  return {
    folderIds,
    attributes,
    filters: search === null ? filters : [...filters, search],
    viewpoint: viewpointOf(context),
  };
}

function columnName(
  { caller, settings }: CallContext,
  { attributes }: IssueScope,
  column: number,
): string {
  const attributeId = columnAttributeId(column);
  if (attributeId === null) return systemColumnName(column, languageOf(caller, settings));
  return attributes.find(({ id }) => id === attributeId)?.name ?? '';
}

/** The next time the list begins with this view. */
async function rememberView(
  { db, caller, writeAside }: CallContext,
  { typeId, view, initialViewId }: IssueScope,
): Promise<void> {
  if (isVisitor(caller)) return;
  const viewId = view?.id ?? null;
  await writeAside(async (primary) => {
    // A standby may not know yet what another device has left.
    if (db === primary && initialViewId === viewId) return false;
    return setInitialView(primary, caller.userId, typeId, viewId);
  });
}

function toListed(
  { caller }: CallContext,
  { attributes, locations }: IssueScope,
  rows: readonly ListRow[],
  { columns, html }: { columns: readonly number[]; html: boolean },
): IssueList['issues'] {
  const attributesById = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const sources = { attributes: attributesById, locations, html };
  const readsNothing = isVisitor(caller);
  return rows.map((row) => ({
    id: row.id,
    // Visitors have no read states: everything counts as read (protocol 4.3).
    read: readsNothing ? row.stamp : row.readStamp,
    stamp: row.stamp,
    subscribed: row.isSubscribed === true,
    cells: columns.map((column) => cellOf(row, column, sources)),
  }));
}
