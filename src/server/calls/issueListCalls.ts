import type { IssueList } from '@/protocol/issues';
import { Column, columnAttributeId } from '@/protocol/enums';
import type { Filter } from '@/protocol/views';

import { refuse } from '@/server/http/apiFailure';
import type { CallContext } from '@/server/http/callContext';
import { defineCall } from '@/server/http/defineCall';
import { flag, integer, optional } from '@/server/http/payload';
import type { IssueQueryOptions } from '@/server/issues/issueQuery';
import { type IssueScope, resolveScope, scopeFields } from '@/server/issues/issueScope';
import { cellOf } from '@/server/issues/listCells';
import { listColumns, listOrder } from '@/server/issues/listColumns';
import {
  findPage,
  loadCellValues,
  loadReadStamps,
  loadRows,
  loadSubscribed,
  markAllRead,
  markAllUnread,
} from '@/server/issues/listQuery';
import { readSearch, searchFields } from '@/server/issues/searchInput';
import { viewpointOf } from '@/server/issues/viewpoint';
import { isSystemColumn, systemColumnName } from '@/server/rules/columnNames';
import { languageOf } from '@/server/rules/globalSettings';
import { loadUserNames } from '@/server/store/userStore';
import { setInitialView } from '@/server/store/viewStore';

/** Lists of issues (api 3.6, 4.4). */
export const issueListCalls = [
  defineCall('listIssues', {
    who: 'visitor',
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
      const { offset, limit, html, allColumns } = payload;
      if (offset < 0 || limit < 1) refuse('InvalidArguments');
      const scope = await resolveScope(context, payload);
      const search = readSearch(payload, scope.attributes, caller.name);
      const sort = listOrder(scope, payload);
      const page = await findPage(db, queryOptions(context, scope, search), {
        sort,
        offset,
        limit,
      });
      if (caller.userId !== 0) {
        await setInitialView(db, caller.userId, scope.typeId, scope.view?.id ?? null);
      }

      const columns = listColumns(scope, { allColumns, hideIdColumn: settings.hideIdColumn });
      return {
        sortColumn: sort.column,
        sortAscending: sort.ascending,
        columns: columns.map((column) => ({
          id: column,
          name: columnName(context, scope, column),
        })),
        issues: await loadIssues(context, scope, page.issueIds, { columns, html }),
        totalCount: page.totalCount,
      };
    },
  }),

  defineCall('markIssues', {
    who: 'user',
    saves: true,
    fields: { ...scopeFields, ...searchFields, read: flag },
    async handle(context, payload) {
      const { db, caller } = context;
      const scope = await resolveScope(context, payload);
      const search = readSearch(payload, scope.attributes, caller.name);
      const options = queryOptions(context, scope, search);
      if (payload.read) await markAllRead(db, options, caller.userId, scope.stampFolderIds);
      else await markAllUnread(db, options, caller.userId);
      return null;
    },
  }),
];

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
  if (isSystemColumn(column)) return systemColumnName(column, languageOf(caller, settings));
  return attributes.find(({ id }) => id === columnAttributeId(column))?.name ?? '';
}

async function loadIssues(
  { db, caller }: CallContext,
  scope: IssueScope,
  issueIds: readonly number[],
  { columns, html }: { columns: readonly number[]; html: boolean },
): Promise<IssueList['issues']> {
  const attributeIds = columns
    .filter((column) => column > Column.userDefined)
    .map((column) => columnAttributeId(column) ?? 0);
  const rows = await loadRows(db, issueIds);
  const userIds = rows.flatMap(({ createdBy, modifiedBy }) => [createdBy, modifiedBy]);
  const sources = {
    attributes: new Map(scope.attributes.map((attribute) => [attribute.id, attribute])),
    values: await loadCellValues(db, issueIds, attributeIds),
    userNames: await loadUserNames(db, userIds),
    locations: scope.locations,
    html,
  };
  const readStamps = await loadReadStamps(db, issueIds, caller.userId);
  const subscribed = await loadSubscribed(db, issueIds, caller.userId);
  const isVisitor = caller.userId === 0;
  return rows.map((row) => ({
    id: row.id,
    // Visitors have no read states: everything counts as read (api 4.3).
    read: isVisitor ? row.stamp : (readStamps.get(row.id) ?? null),
    stamp: row.stamp,
    subscribed: subscribed.has(row.id),
    cells: columns.map((column) => cellOf(row, column, sources)),
  }));
}
