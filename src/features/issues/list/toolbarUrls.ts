/** Where each choice in the toolbar leads: what it keeps and what it clears (screens 8.2). Raw hash paths. */
import { listUrl } from '@/routing/paths/listUrls';
import type { ListFilters, ListSearch, ListSort } from '@/routing/paths/lists';

/** The ids of the entities selected now; a type is always selected when the others can be chosen. */
export interface SelectedIds extends ListFilters {
  typeId: number;
  /** Lost with other filters. */
  search: ListSearch | null;
  /** The conditions above the list: they stay with the type. */
  shape: string;
}

/** The same with what is not needed before it is asked where a choice leads. */
export interface SelectedList extends SelectedIds {
  /** Lost with other filters. */
  sort: ListSort | null;
}

/** What is selected already leads to where one is, so that choosing it does nothing. */
function urlOf(selected: SelectedList, chosen: Partial<ListFilters>): string {
  const { search, shape, sort } = selected;
  const url = listUrl({ ...selected, ...chosen }, null, shape);
  return url === listUrl(selected, null, shape) ? listUrl(selected, search, shape, sort) : url;
}

/** Another type keeps the project and starts with the view last used for it. */
export function typeUrl(
  typeId: number,
  { initialViewId, projectId }: { initialViewId: number | null; projectId: number | null },
): string {
  return listUrl({ typeId, viewId: initialViewId, projectId, folderId: null });
}

/** Another view, or null for all issues, keeps the place. */
export function viewUrl(selected: SelectedList, viewId: number | null): string {
  return urlOf(selected, { viewId });
}

/** Another project, or null for all of them, leaves the folder. */
export function projectUrl(selected: SelectedList, projectId: number | null): string {
  return urlOf(selected, { projectId, folderId: null });
}

/** Another folder of the project, or null for all of them. */
export function folderUrl(selected: SelectedList, folderId: number | null): string {
  return urlOf(selected, { folderId });
}
