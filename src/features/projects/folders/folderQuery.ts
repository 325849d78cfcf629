import { foldersApi } from '@/api/endpoints/folders';
import { screenQuery } from '@/windows/screenQuery';

/** The address of a page about one folder. */
export interface FolderParams {
  projectId: number;
  folderId: number;
}

/** A folder, for those who administer its project; others are refused with 301. */
export function folderQuery({ projectId, folderId }: FolderParams) {
  return screenQuery(foldersApi.endpoints.loadFolder, { projectId, folderId, access: 'admin' });
}
