import { useState } from 'react';
import { commentsApi } from '@/api/endpoints/comments';
import { selectSettings } from '@/entities/session';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { TextFormat } from '@/protocol/enums';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/saving/useSave';
import { commandMessages } from '../commandMessages';
import { useShowSaved } from '../useShowSaved';
import { type CommentValues, commentSchema } from './commentSchema';
import { commentMessages } from './messages';
import { commentPrompts } from './prompts';
import { quotation } from './quotation';

interface ReplyFormProps {
  issueId: number;
  issueName: string;
  quoted: { label: string; text: string };
}

/** Adds a comment that begins with what it answers. */
export function ReplyForm({ issueId, issueName, quoted }: ReplyFormProps) {
  const addComment = useSave(commentsApi.endpoints.addComment);
  const showSaved = useShowSaved(issueId);
  const { commentMaxLength } = useAppSelector(selectSettings);
  const [schema] = useState(() => commentSchema(commentMaxLength));

  return (
    <FormPage<CommentValues, unknown>
      initialValues={{ comment: quotation(quoted), commentFormat: TextFormat.markup }}
      schema={schema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={commandMessages.addComment}
      onSubmit={async ({ comment, commentFormat }) => {
        const { stampId } = await addComment({ issueId, comment, commentFormat });
        showSaved('commentAdded', stampId);
      }}
      fieldOfError={{ StringTooLong: 'comment' }}
    >
      <Prompt message={commentPrompts.addComment} values={{ name: issueName }} />
      <FormattedTextField
        name="comment"
        formatName="commentFormat"
        label={commentMessages.comment}
        isRequired
      />
    </FormPage>
  );
}
