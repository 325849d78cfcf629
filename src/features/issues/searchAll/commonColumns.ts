import { Column } from '@/protocol/enums';
import { issuePaths } from '@/routing/paths/issues';
import { type ListSearch, readQuery } from '@/routing/paths/lists';
import { systemColumns } from '../list/searchColumns';

/** What issues of all types can be searched by; a number leads to its issue at once. */
export const commonColumns = systemColumns.filter(({ column }) => column !== Column.id);

/** A search of one type as one of all: what stands in a column that others lack is looked for in the names. */
export function asCommon(search: ListSearch | null): ListSearch | null {
  const isCommon = commonColumns.some(({ column }) => column === search?.column);
  return search && { ...search, column: isCommon ? search.column : Column.name };
}

/** The search of an address such as `searchAllUrl` makes; null where it has none that can be read. */
export function readSearchAll(rawPath: string): ListSearch | null {
  const [route, query] = rawPath.split(/(?=\?)/, 2);
  const isOfIt = route === issuePaths.searchAll.pattern;
  return isOfIt && query !== undefined ? asCommon(readQuery(query)?.search ?? null) : null;
}
