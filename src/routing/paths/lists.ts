import { pageSizes } from '@/protocol/limits';
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

/** The filters as a payload holds them (api 3.6), or null when no list is selected. */
export function filtersPayload({ typeId, viewId, projectId, folderId }: ListFilters) {
  if (typeId === null && viewId === null && folderId === null) return null;
  return {
    ...(typeId !== null && { typeId }),
    ...(viewId !== null && { viewId }),
    ...(projectId !== null && { projectId }),
    ...(folderId !== null && { folderId }),
  };
}

/** The first page of a list, in the order the server decides by the view; null when no list is selected (api 3.6). */
export function firstPagePayload(filters: ListFilters) {
  const listed = filtersPayload(filters);
  return listed && { ...listed, offset: 0, limit: pageSizes.issues };
}

/** The filters a main route stands for, or null when the path is not a main route. */
export function matchList(rawPath: string): ListFilters | null {
  for (const listPath of Object.values(listPaths)) {
    const params = listPath.match(rawPath);
    if (params) return { ...noFilters, ...params };
  }
  return null;
}

/**
 * The most specific list route of a selection; a view or folder already decides the type (screens 7.1, 8.2).
 * A selection without type, view and folder is Home.
 */
export function listUrl({ typeId, viewId, projectId, folderId }: ListFilters): string {
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
