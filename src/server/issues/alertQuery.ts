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

/** The folders a viewer sees, as many alerts need them. */
export type VisibleFolders = Awaited<ReturnType<typeof listFolders>>;

/** The issues an alert or report is about, among those the viewer sees. Code 340 for a view that is not theirs. */
export async function alertQuery(
  viewer: Viewer,
  { typeId, viewId, projectId, folderId }: AlertScope,
  visibleFolders?: VisibleFolders,
): Promise<IssueQueryOptions> {
  const { db, caller } = viewer;
  const [folders, attributes, view] = await Promise.all([
    visibleFolders ?? listFolders(db, caller),
    loadAttributes(viewer, typeId),
    viewId === null ? null : getView(db, caller, viewId),
  ]);
  const folderIds = folders
    .filter((folder) => folder.typeId === typeId)
    .filter((folder) => projectId === null || folder.projectId === projectId)
    .filter((folder) => folderId === null || folder.id === folderId)
    .map(({ id }) => id);
  return { folderIds, attributes, filters: view?.filters ?? [], viewpoint: viewpointOf(viewer) };
}
