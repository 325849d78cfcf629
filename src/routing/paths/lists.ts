import { MAX_ID, pageSizes } from '@/protocol/firstLimits';
import { path } from '../path';

/** The seven list routes, the only ones that fill the main screen (spec 2). */
export const listPaths = {
  home: path(''),
  list: path('/types/:typeId/issues'),
  listView: path('/views/:viewId/issues'),
  listProject: path('/types/:typeId/projects/:projectId/issues'),
  listViewProject: path('/views/:viewId/projects/:projectId/issues'),
  listFolder: path('/folders/:folderId/issues'),
  listViewFolder: path('/views/:viewId/folders/:folderId/issues'),
};

/** What the main list is limited to; absent ids are null (screens 3). */
export interface ListFilters {
  typeId: number | null;
  viewId: number | null;
  projectId: number | null;
  folderId: number | null;
}

/** No limits: the Home route, where no type is selected. */
export const noFilters: ListFilters = {
  typeId: null,
  viewId: null,
  projectId: null,
  folderId: null,
};

/** What a list is searched for: the id of the column and the value as it is sent. */
export interface ListSearch {
  column: number;
  value: string;
}

/** The order that was chosen for a list. */
export interface ListSort {
  column: number;
  ascending: boolean;
}

/** What a main route stands for. */
export interface ListPlace {
  filters: ListFilters;
  search: ListSearch | null;
  /**
   * What else the address says, as it stands there: conditions, which begin with `where=` (decision 044), then the way of
   * looking at the list, `as=` (decision 047). `listShape` reads it.
   */
  shape: string;
  /** The last thing the address says; null where the view decides. */
  sort: ListSort | null;
}

/** Filters and search as a payload holds them (protocol 3.6), or null when no list is selected. */
export function listedPayload({ filters, search }: Pick<ListPlace, 'filters' | 'search'>) {
  const { typeId, viewId, projectId, folderId } = filters;
  if (!isList(filters)) return null;
  return {
    ...(typeId !== null && { typeId }),
    ...(viewId !== null && { viewId }),
    ...(projectId !== null && { projectId }),
    ...(folderId !== null && { folderId }),
    ...(search && { searchColumn: search.column, searchValue: search.value }),
  };
}

function isList({ typeId, viewId, folderId }: ListFilters): boolean {
  return typeId !== null || viewId !== null || folderId !== null;
}

/** A page of a list, by itself in the order the server decides by the view; null when no list is selected. */
export function pagePayload(place: Omit<ListPlace, 'shape'>, offset: number) {
  const listed = listedPayload(place);
  const { sort } = place;
  return (
    listed && {
      ...listed,
      ...(sort && { sortColumn: sort.column, sortAscending: sort.ascending }),
      offset,
      limit: pageSizes.issues,
    }
  );
}

/** Under what the columns chosen for a list are kept: those of a view, or of a type without one. */
export function columnsKey(viewId: number | null, typeId: number | null | undefined): string {
  return viewId === null ? `t${typeId}` : `v${viewId}`;
}

/** Under what stands beside them how high the rows of the list are. */
export const densityKey = (key: string) => `${key} density`;

/** What a main route stands for; null when the path is not a main route. `matchList` remembers it. */
export function readListPlace(rawPath: string): ListPlace | null {
  const start = rawPath.indexOf('?');
  const filters = matchFilters(start < 0 ? rawPath : rawPath.slice(0, start));
  if (!filters || start < 0) return filters && { filters, search: null, shape: '', sort: null };
  const query = isList(filters) ? readQuery(rawPath.slice(start)) : null;
  return query && { filters, ...query };
}

function matchFilters(route: string): ListFilters | null {
  for (const listPath of Object.values(listPaths)) {
    const params = listPath.match(route);
    if (params) return { ...noFilters, ...params };
  }
  return null;
}

const queryPattern =
  /^\?(?:column=(0|[1-9]\d{0,9})&search=([^&#]+)(?:&(?=[asw])|$))?(?:((?:where|as)=[^#]*?)(?:&(?=sort)|$))?(?:sort=(0|[1-9]\d{0,8})(\.desc)?)?$/;

/** Reads the query of a list route. As exact as the route itself: another query makes another, unknown address. */
export function readQuery(query: string): Omit<ListPlace, 'filters'> | null {
  const [, column, value, shape = '', sorted, direction] = queryPattern.exec(query) ?? [];
  const sort = sorted ? { column: Number(sorted), ascending: !direction } : null;
  if (value === undefined) return shape || sort ? { search: null, shape, sort } : null;
  if (Number(column) > MAX_ID) return null;
  try {
    return { search: { column: Number(column), value: decodeURIComponent(value) }, shape, sort };
  } catch {
    // A broken escape stands for no text.
    return null;
  }
}
