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
import { commentMessages } from './messages';
import { QuoteIntoComment } from './QuoteIntoComment';
import { useCommentSchema } from './useCommentSchema';

/** Adds a comment below what it answers. Its draft is that of the form in a window: either goes on with it. */
export function CommentComposer({ issueId }: IssueParams) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const addComment = useSave(commentsApi.endpoints.addComment);
  const showSaved = useShowSaved(issueId);
  const { defaultFormat } = useAppSelector(selectSettings);
  const schema = useCommentSchema();

  const quoted = useAppSelector((state) => selectQuoted(state, issueId));

  function close() {
    dispatch(endQuote(issueId));
    dispatch(closeEditor({ issueId, place: 'comment' }));
  }

  return (
    <InlineForm
      label={intl.formatMessage(commentMessages.addComment)}
      initialValues={{ comment: '', commentFormat: defaultFormat }}
      schema={schema}
      draftPath={issuePaths.addComment.url({ issueId })}
      restoresDraft
      submitLabel={commentMessages.addComment}
      onSubmit={(values) => addComment({ issueId, ...values })}
      fieldOfError={{ StringTooLong: 'comment' }}
      onDone={(saved) => {
        close();
        if (saved) showSaved('commentAdded', saved.result.stampId);
      }}
      onLeave={close}
    >
      <FormattedTextField name="comment" label={commentMessages.comment} isRequired isInline />
      {quoted !== undefined && <QuoteIntoComment key={quoted} issueId={issueId} quoted={quoted} />}
    </InlineForm>
  );
}
