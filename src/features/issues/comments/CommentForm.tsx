import { commentsApi } from '@/api/endpoints/comments';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { FormPage } from '@/forms/FormPage';
import type { FormSource } from '@/forms/formSource';
import { Prompt } from '@/forms/Prompt';
import { useFormattedTextSchema } from '@/forms/useFormattedTextSchema';
import { actionMessages } from '@/i18n/actionMessages';
import { issuePaths } from '@/routing/paths/issues';
import { useSave } from '@/saving/useSave';
import type { IssueParams } from '../issueQueries';
import { useShowSaved } from '../useShowSaved';
import type { CommentValues } from './commentValues';
import { commentCommandMessages } from './commandMessages';
import { commentMessages, commentPrompts } from './messages';

interface CommentFormProps extends IssueParams {
  /** What the comment is added to, or which one is changed. */
  target:
    | { issueName: string }
    | {
        commentId: number;
        edits: FormSource<CommentValues>;
        wasBefore: () => { was?: CommentValues };
      };
  initialValues: CommentValues;
}

/** Adds a comment, which may answer another text, or changes one. */
export function CommentForm({ issueId, target, initialValues }: CommentFormProps) {
  const addComment = useSave(commentsApi.endpoints.addComment);
  const editComment = useSave(commentsApi.endpoints.editComment);
  const showSaved = useShowSaved(issueId);
  const schema = useFormattedTextSchema('comment');
  const isNew = 'issueName' in target;

  async function handleSubmit(values: CommentValues) {
    if (isNew) {
      const { stampId } = await addComment({ issueId, ...values });
      showSaved('commentAdded', stampId);
    } else {
      await editComment({ commentId: target.commentId, ...values, ...target.wasBefore() });
      showSaved('commentSaved', target.commentId);
    }
  }

  return (
    <FormPage
      initialValues={initialValues}
      schema={schema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={isNew ? commentCommandMessages.addComment : actionMessages.save}
      onSubmit={handleSubmit}
      fieldOfError={{ StringTooLong: 'comment' }}
      edits={isNew ? undefined : target.edits}
    >
      {isNew && <Prompt message={commentPrompts.addComment} values={{ name: target.issueName }} />}
      <FormattedTextField name="comment" label={commentMessages.comment} isRequired />
    </FormPage>
  );
}
