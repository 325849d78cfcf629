import { filesApi } from '@/api/endpoints/files';
import { screenQuery } from '@/windows/screenQuery';
import type { IssueParams } from '../issueQueries';

/** The address of a page about one file. */
export interface FileParams extends IssueParams {
  fileId: number;
}

const { loadFile } = filesApi.endpoints;

/** A file by its number. */
export function fileQuery({ issueId, fileId }: FileParams) {
  return screenQuery(loadFile, { issueId, fileId });
}

/** The same for those who may change it; others are refused with 301. */
export function ownFileQuery({ issueId, fileId }: FileParams) {
  return screenQuery(loadFile, { issueId, fileId, access: 'adminOrOwner' });
}
