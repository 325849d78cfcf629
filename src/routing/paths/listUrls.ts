/** Addresses of lists, which the first picture has no links to: it only reads its own. */
import { type ListFilters, listPaths, type ListSearch, type ListSort } from './lists';

/** The search as `readQuery` reads it. Half a character of two, which no address can hold, becomes its stand-in. */
export function searchQuery({ column, value }: ListSearch): string {
  const whole = value.replace(/\p{Surrogate}/gu, '\ufffd');
  return `column=${String(column)}&search=${encodeURIComponent(whole)}`;
}

/**
 * The most specific list route of a selection; a view or folder already decides the type (screens 7.1, 8.2).
 * A selection without type, view and folder is Home.
 */
export function listUrl(
  filters: ListFilters,
  search: ListSearch | null = null,
  shape = '',
  sort: ListSort | null = null,
): string {
  const order = sort && `sort=${String(sort.column)}${sort.ascending ? '' : '.desc'}`;
  const query = [search && searchQuery(search), shape, order].filter(Boolean).join('&');
  return routeOf(filters) + (query && `?${query}`);
}

function routeOf({ typeId, viewId, projectId, folderId }: ListFilters): string {
  if (viewId !== null) {
    if (folderId !== null) return listPaths.listViewFolder.url({ viewId, folderId });
    if (projectId !== null) return listPaths.listViewProject.url({ viewId, projectId });
    return listPaths.listView.url({ viewId });
  }
  if (folderId !== null) return listPaths.listFolder.url({ folderId });
  if (typeId === null) return listPaths.home.url({});
  if (projectId !== null) return listPaths.listProject.url({ typeId, projectId });
  return listPaths.list.url({ typeId });
}

/** True when both selections stand for the same list. */
export function sameFilters(one: ListFilters, other: ListFilters): boolean {
  return (
    one.typeId === other.typeId &&
    one.viewId === other.viewId &&
    one.projectId === other.projectId &&
    one.folderId === other.folderId
  );
}

/** True when both stand for the same search, or for none. */
export function sameSearch(one: ListSearch | null, other: ListSearch | null): boolean {
  return one?.column === other?.column && one?.value === other?.value;
}

/** True when both are the same order, or none. */
export function sameSort(one: ListSort | null, other: ListSort | null): boolean {
  return one?.column === other?.column && one?.ascending === other?.ascending;
}

/** An address without the order of its list. */
export function withoutSort(rawPath: string): string {
  return rawPath.replace(/[?&]sort=\d+(?:\.desc)?$/, '');
}
