import { type FileScope, listStoredFileIds } from '@/server/store/fileIdStore';

import type { CallContext } from './callContext';

/** Call before deleting an object: removes the contents of the files below it once the deletion is committed. */
export async function removeFilesAfterwards(context: CallContext, scope: FileScope): Promise<void> {
  const fileIds = await listStoredFileIds(context.db, scope);
  for (const fileId of fileIds) context.afterCommit(() => context.files.remove(fileId));
}
