import { listFolders } from '@/server/store/folderStore';
import { getView } from '@/server/store/viewStore';

import type { IssueQueryOptions } from './issueQuery';
import { loadAttributes } from './valueInput';
import { type Viewer, viewpointOf } from './viewpoint';

export interface AlertScope {
  typeId: number;
  viewId: number | null;
  projectId: number | null;
  folderId: number | null;
}

/** The issues an alert or report is about, among those the viewer sees. Code 340 for a view that is not theirs. */
export async function alertQuery(
  viewer: Viewer,
  { typeId, viewId, projectId, folderId }: AlertScope,
): Promise<IssueQueryOptions> {
  const { db, caller } = viewer;
  const folders = await listFolders(db, caller);
  const folderIds = folders
    .filter((folder) => folder.typeId === typeId)
    .filter((folder) => projectId === null || folder.projectId === projectId)
    .filter((folder) => folderId === null || folder.id === folderId)
    .map(({ id }) => id);
  const attributes = await loadAttributes(viewer, typeId);
  const filters = viewId === null ? [] : (await getView(db, caller, viewId)).filters;
  return { folderIds, attributes, filters, viewpoint: viewpointOf(viewer) };
}
