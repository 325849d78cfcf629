import { useState } from 'react';
import { commentsApi } from '@/api/endpoints/comments';
import { issuesApi } from '@/api/endpoints/issues';
import { selectSettings } from '@/entities/session';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { commandMessages } from '../commandMessages';
import { useShowSaved } from '../useShowSaved';
import { commentSchema } from './commentSchema';
import { commentMessages } from './messages';
import { commentPrompts } from './prompts';

interface AddCommentParams {
  issueId: number;
}

const issueQuery = (issueId: number) => screenQuery(issuesApi.endpoints.loadIssue, { issueId });

export const page = definePage<AddCommentParams>({
  queries: ({ params: { issueId } }) => [issueQuery(issueId)],
  title: () => ({ message: commandMessages.addComment }),
  Page: AddComment,
});

function AddComment({ issueId }: AddCommentParams) {
  const addComment = useSave(commentsApi.endpoints.addComment);
  const showSaved = useShowSaved(issueId);
  const name = useAppSelector((state) => issueQuery(issueId).select(state).data?.details.name);
  const { commentMaxLength, defaultFormat } = useAppSelector(selectSettings);
  const [schema] = useState(() => commentSchema(commentMaxLength));

  return (
    <FormPage
      initialValues={{ comment: '', commentFormat: defaultFormat }}
      schema={schema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={commandMessages.addComment}
      onSubmit={async ({ comment, commentFormat }) => {
        const { stampId } = await addComment({ issueId, comment, commentFormat });
        showSaved('commentAdded', stampId);
      }}
      fieldOfError={{ StringTooLong: 'comment' }}
    >
      <Prompt message={commentPrompts.addComment} values={{ name: name ?? '' }} />
      <FormattedTextField
        name="comment"
        formatName="commentFormat"
        label={commentMessages.comment}
        isRequired
      />
    </FormPage>
  );
}
