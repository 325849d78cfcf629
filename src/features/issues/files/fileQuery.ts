import { filesApi } from '@/api/endpoints/files';
import { screenQuery } from '@/windows/screenQuery';

/** A file by its number; `adminOrOwner` for those who may change it. */
export function fileQuery(
  { issueId, fileId }: { issueId: number; fileId: number },
  access?: 'adminOrOwner',
) {
  return screenQuery(filesApi.endpoints.loadFile, { issueId, fileId, ...(access && { access }) });
}
