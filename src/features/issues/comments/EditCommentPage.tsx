import { useState } from 'react';
import { commentsApi } from '@/api/endpoints/comments';
import { selectSettings } from '@/entities/session';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { FormPage } from '@/forms/FormPage';
import { formSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { useShowSaved } from '../useShowSaved';
import { type CommentValues, commentSchema } from './commentSchema';
import { commentMessages } from './messages';

interface EditCommentParams {
  issueId: number;
  commentId: number;
}

const commentQuery = ({ issueId, commentId }: EditCommentParams) =>
  screenQuery(commentsApi.endpoints.loadComment, { issueId, commentId, access: 'adminOrOwner' });

export const page = definePage<EditCommentParams>({
  queries: ({ params }) => [commentQuery(params)],
  title: () => ({ message: commentMessages.editComment }),
  Page: EditComment,
});

function EditComment(params: EditCommentParams) {
  const comment = useAppSelector((state) => commentQuery(params).select(state).data);
  if (!comment) return null;
  return (
    <EditCommentForm
      {...params}
      initialValues={{ comment: comment.text, commentFormat: comment.format }}
    />
  );
}

interface EditCommentFormProps extends EditCommentParams {
  initialValues: CommentValues;
}

/** Changes the text of a comment. */
function EditCommentForm({ issueId, commentId, initialValues }: EditCommentFormProps) {
  const editComment = useSave(commentsApi.endpoints.editComment);
  const showSaved = useShowSaved(issueId);
  const { commentMaxLength } = useAppSelector(selectSettings);
  const [schema] = useState(() => commentSchema(commentMaxLength));

  return (
    <FormPage<CommentValues, unknown>
      initialValues={initialValues}
      schema={schema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={actionMessages.save}
      onSubmit={async ({ comment, commentFormat }) => {
        await editComment({ commentId, comment, commentFormat });
        showSaved('commentSaved', commentId);
      }}
      fieldOfError={{ StringTooLong: 'comment' }}
      edits={formSource(commentQuery({ issueId, commentId }), ({ text, format }) => ({
        comment: text,
        commentFormat: format,
      }))}
    >
      <FormattedTextField
        name="comment"
        formatName="commentFormat"
        label={commentMessages.comment}
        isRequired
      />
    </FormPage>
  );
}
