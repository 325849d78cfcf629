import { useIntl } from 'react-intl';
import { commentsApi } from '@/api/endpoints/comments';
import { selectSettings } from '@/entities/session';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { InlineForm } from '@/forms/InlineForm';
import { issuePaths } from '@/routing/paths/issues';
import { useSave } from '@/saving/useSave';
import { closeEditor, endQuote, selectQuoted } from '@/screen/inlineEdit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { IssueParams } from '../issueQueries';
import { useShowSaved } from '../useShowSaved';
import { commentCommandMessages } from './commandMessages';
import { commentMessages } from './messages';
import { type PendingFile, withItemLinks, withoutLinks } from './pendingFiles';
import { PendingFiles } from './PendingFiles';
import { QuoteIntoComment } from './QuoteIntoComment';
import { useAttaching } from './useAttaching';
import { type SentComment, useComposerSchema } from './useComposerSchema';

/** What was saved last: the comment, or of files alone the last. */
interface SavedComment {
  what: 'commentAdded' | 'fileAttached';
  itemId: number;
}

const noFiles: ReadonlySet<PendingFile> = new Set();
const noLinks: readonly string[] = [];

/** Adds a comment, and files, below what it answers. Its draft is that of the form in a window: either goes on with it. */
export function CommentComposer({ issueId }: IssueParams) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const draftPath = issuePaths.addComment.url({ issueId });
  const addComment = useSave(commentsApi.endpoints.addComment, draftPath);
  const showSaved = useShowSaved(issueId);
  const attaching = useAttaching(issueId);
  const { defaultFormat } = useAppSelector(selectSettings);
  const schema = useComposerSchema();

  const quoted = useAppSelector((state) => selectQuoted(state, issueId));

  function save({ files, ...text }: SentComment): Promise<SavedComment> {
    return attaching.attachBefore(files, async (itemIds) => {
      const takenOut = files.map(({ name }) => name).filter((name) => !itemIds.has(name));
      const comment = withItemLinks(withoutLinks(text.comment, takenOut), itemIds);
      if (comment.trim() === '') {
        const itemId = [...itemIds.values()].at(-1);
        // All there was to save has been taken out meanwhile.
        if (itemId === undefined) throw new DOMException('Nothing is left', 'AbortError');
        return { what: 'fileAttached', itemId };
      }
      const { stampId } = await addComment({ issueId, ...text, comment });
      return { what: 'commentAdded', itemId: stampId };
    });
  }

  function close() {
    dispatch(endQuote(issueId));
    dispatch(closeEditor({ issueId, place: 'comment' }));
  }

  return (
    <InlineForm
      label={intl.formatMessage(commentCommandMessages.addComment)}
      initialValues={{
        comment: '',
        commentFormat: defaultFormat,
        files: noFiles,
        links: noLinks,
      }}
      schema={schema}
      draftPath={draftPath}
      restoresDraft
      submitLabel={commentCommandMessages.addComment}
      onSubmit={save}
      fieldOfError={{ StringTooLong: 'comment' }}
      onDone={(saved) => {
        close();
        if (saved) showSaved(saved.result.what, saved.result.itemId);
      }}
      onLeave={() => {
        attaching.discard();
        close();
      }}
    >
      <FormattedTextField name="comment" label={commentMessages.comment} isInline />
      <PendingFiles issueId={issueId} attaching={attaching} />
      {quoted !== undefined && <QuoteIntoComment key={quoted} issueId={issueId} />}
    </InlineForm>
  );
}
