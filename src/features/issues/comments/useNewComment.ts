import { commentsApi } from '@/api/endpoints/comments';
import { useSave } from '@/saving/useSave';
import type { IssuePart } from '../edit/changedBeside';
import { type PendingFile, withItemLinks, withoutLinks } from '../files/pendingFiles';
import { lastOf, useAttaching } from '../files/useAttaching';
import { useKeptBesideForm } from '../useKeptBeside';
import { type SentComment, useComposerSchema } from './useComposerSchema';

/** What was saved last: the comment, or of files alone the last. */
interface SavedComment {
  what: 'commentAdded' | 'fileAttached';
  itemId: number;
}

const noParts: readonly IssuePart[] = [];
const noFiles: ReadonlySet<PendingFile> = new Set();
const noLinks: readonly string[] = [];

/** What a new comment begins with beside its text: files come from where they are kept, the links to them with the draft. */
export const nothingAttached = { files: noFiles, links: noLinks };

/** A new comment with its files, wherever it is written: what it may hold, and what saves it. */
export function useNewComment(issueId: number, draftPath: string) {
  const addComment = useSave(commentsApi.endpoints.addComment, draftPath);
  const attaching = useAttaching(issueId, draftPath);
  const schema = useComposerSchema();
  const tellBeside = useKeptBesideForm({ issueId, own: noParts });
  const keptBeside = ({ itemId }: SavedComment) => tellBeside(itemId);

  function save({ files, ...text }: SentComment): Promise<SavedComment> {
    return attaching.attachBefore(files, async (itemIds) => {
      const takenOut = files.map(({ name }) => name).filter((name) => !itemIds.has(name));
      const comment = withItemLinks(withoutLinks(text.comment, takenOut), itemIds);
      if (comment.trim() === '') return { what: 'fileAttached', itemId: lastOf(itemIds) };
      const { stampId } = await addComment({ issueId, ...text, comment });
      return { what: 'commentAdded', itemId: stampId };
    });
  }

  return { attaching, schema, save, keptBeside };
}
