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
import { withItemLinks } from './pendingFiles';
import { PendingFiles } from './PendingFiles';
import { QuoteIntoComment } from './QuoteIntoComment';
import { useAttaching } from './useAttaching';
import { type SentComment, useComposerSchema } from './useComposerSchema';

/** What was saved last: the comment, or of files alone the last. */
interface SavedComment {
  what: 'commentAdded' | 'fileAttached';
  itemId: number | null;
}

const noFiles: ReadonlySet<File> = new Set();

/** Adds a comment, and files, below what it answers. Its draft is that of the form in a window: either goes on with it. */
export function CommentComposer({ issueId }: IssueParams) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const addComment = useSave(commentsApi.endpoints.addComment);
  const showSaved = useShowSaved(issueId);
  const attaching = useAttaching(issueId);
  const { defaultFormat } = useAppSelector(selectSettings);
  const schema = useComposerSchema();

  const quoted = useAppSelector((state) => selectQuoted(state, issueId));

  async function save({ files, ...text }: SentComment): Promise<SavedComment> {
    const itemIds = await attaching.attachAll(files);
    if (text.comment === '') {
      return { what: 'fileAttached', itemId: [...itemIds.values()].at(-1) ?? null };
    }
    const comment = withItemLinks(text.comment, itemIds);
    const { stampId } = await addComment({ issueId, ...text, comment });
    return { what: 'commentAdded', itemId: stampId };
  }

  function close() {
    dispatch(endQuote(issueId));
    dispatch(closeEditor({ issueId, place: 'comment' }));
  }

  return (
    <InlineForm
      label={intl.formatMessage(commentCommandMessages.addComment)}
      initialValues={{ comment: '', commentFormat: defaultFormat, files: noFiles }}
      schema={schema}
      draftPath={issuePaths.addComment.url({ issueId })}
      restoresDraft
      submitLabel={commentCommandMessages.addComment}
      onSubmit={save}
      fieldOfError={{ StringTooLong: 'comment' }}
      onDone={(saved) => {
        close();
        if (saved) showSaved(saved.result.what, saved.result.itemId);
      }}
      onLeave={close}
    >
      <FormattedTextField name="comment" label={commentMessages.comment} isInline />
      <PendingFiles issueId={issueId} attaching={attaching} />
      {quoted !== undefined && <QuoteIntoComment key={quoted} issueId={issueId} />}
    </InlineForm>
  );
}
