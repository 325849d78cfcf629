import { refuse } from '@/server/core/refusal';
import type { AlertScope } from '@/server/store/alertStore';
import { listAttributes, toAttribute } from '@/server/store/attributeStore';
import { listFolders } from '@/server/store/folderStore';
import { findViews } from '@/server/store/viewStore';

import type { IssueQueryOptions } from './issueQuery';
import { type Viewer, viewpointOf } from './viewpoint';

/** The folders a viewer sees. */
export type VisibleFolders = Awaited<ReturnType<typeof listFolders>>;

/** The issues an alert or report is about, among those the viewer sees. Code 340 for a view that is not theirs. */
export async function alertQuery(viewer: Viewer, alert: AlertScope): Promise<IssueQueryOptions> {
  const [query] = await alertQueries(viewer, [alert], listFolders(viewer.db, viewer.caller));
  return query ?? refuse('UnknownView');
}

/** The same of several alerts. */
export async function alertQueries(
  viewer: Viewer,
  alerts: readonly AlertScope[],
  visibleFolders: Promise<VisibleFolders>,
): Promise<IssueQueryOptions[]> {
  const { db, caller } = viewer;
  const typeIds = [...new Set(alerts.map(({ typeId }) => typeId))];
  const viewIds = [...new Set(alerts.flatMap(({ viewId }) => viewId ?? []))];
  const [folders, attributes, views] = await Promise.all([
    visibleFolders,
    listAttributes(db, typeIds),
    findViews(db, caller, viewIds),
  ]);
  return alerts.map(({ typeId, viewId, projectId, folderId }) => {
    const view = viewId === null ? null : views.find(({ id }) => id === viewId);
    if (view === undefined) refuse('UnknownView');
    const watched = folders.filter(
      (folder) =>
        folder.typeId === typeId &&
        (projectId === null || folder.projectId === projectId) &&
        (folderId === null || folder.id === folderId),
    );
    return {
      folderIds: watched.map(({ id }) => id),
      attributes: attributes.filter((each) => each.typeId === typeId).map(toAttribute),
      filters: view?.filters ?? [],
      viewpoint: viewpointOf(viewer),
    };
  });
}
