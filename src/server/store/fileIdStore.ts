import type { Database } from '@/server/database/schema';

/** What is about to be deleted with all files below it. */
export type FileScope =
  | { fileId: number }
  | { issueId: number }
  | { folderId: number }
  | { projectId: number }
  | { typeId: number };

/** Ids of the files below an object whose contents are in the file store, to be removed after the deletion. */
export async function listStoredFileIds(db: Database, scope: FileScope): Promise<number[]> {
  const files = db
    .selectFrom('files')
    .innerJoin('history', 'history.id', 'files.id')
    .innerJoin('issues', 'issues.id', 'history.issueId')
    .innerJoin('folders', 'folders.id', 'issues.folderId')
    .select('files.id')
    .where('files.content', 'is', null);
  const rows = await scoped().execute();
  return rows.map(({ id }) => id);

  function scoped() {
    if ('fileId' in scope) return files.where('files.id', '=', scope.fileId);
    if ('issueId' in scope) return files.where('issues.id', '=', scope.issueId);
    if ('folderId' in scope) return files.where('folders.id', '=', scope.folderId);
    if ('projectId' in scope) return files.where('folders.projectId', '=', scope.projectId);
    return files.where('folders.typeId', '=', scope.typeId);
  }
}
