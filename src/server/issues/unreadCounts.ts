import type { CallContext } from '@/server/http/callContext';
import { serverTimeZone } from '@/server/rules/settings';
import { listFolders } from '@/server/store/folderStore';
import { getView } from '@/server/store/viewStore';

import type { Viewpoint } from './issueQuery';
import { countUnreadIssues } from './listQuery';
import { loadAttributes } from './valueInput';

export function viewpointOf({ caller, settings, now }: CallContext): Viewpoint {
  return { callerName: caller.name, now, timeZone: serverTimeZone(settings) };
}

interface AlertScope {
  typeId: number;
  viewId: number | null;
  projectId: number | null;
  folderId: number | null;
}

/** Unread issues that an alert is about, among those the caller sees. */
export async function countUnread(
  context: CallContext,
  { typeId, viewId, projectId, folderId }: AlertScope,
): Promise<number> {
  const { db, caller } = context;
  const folders = await listFolders(db, caller);
  const folderIds = folders
    .filter((folder) => folder.typeId === typeId)
    .filter((folder) => projectId === null || folder.projectId === projectId)
    .filter((folder) => folderId === null || folder.id === folderId)
    .map(({ id }) => id);
  const attributes = await loadAttributes(context, typeId);
  const filters = viewId === null ? [] : (await getView(db, caller, viewId)).filters;
  const options = { folderIds, attributes, filters, viewpoint: viewpointOf(context) };
  return countUnreadIssues(db, options, caller.userId);
}
