import { useRef } from 'react';
import { commentsApi } from '@/api/endpoints/comments';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { FormPage } from '@/forms/FormPage';
import type { FormSource } from '@/forms/formSource';
import { useFormattedTextSchema } from '@/forms/useFormattedTextSchema';
import { actionMessages } from '@/i18n/actionMessages';
import { issuePaths } from '@/routing/paths/issues';
import { useSave } from '@/saving/useSave';
import { useWas } from '@/saving/useWas';
import { askAgain } from '@/windows/askAgain';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { useKeptBesideForm } from '../useKeptBeside';
import { useShowSaved } from '../useShowSaved';
import { useTellAlreadySo } from '../useTellAlreadySo';
import { type CommentParams, ownCommentQuery } from './commentQuery';
import { type CommentValues, toCommentValues } from './commentValues';
import { commentCommandMessages } from './commandMessages';
import { commentMessages } from './messages';

export const page = definePage<CommentParams>({
  queries: ({ params }) => [ownCommentQuery(params)],
  title: () => ({ message: commentCommandMessages.editComment }),
  Page: EditComment,
});

function EditComment({ issueId, commentId }: CommentParams) {
  const query = ownCommentQuery({ issueId, commentId });
  const comment = useLoaded(query);
  const editComment = useSave(commentsApi.endpoints.editComment);
  const showSaved = useShowSaved(issueId);
  const tellAlreadySo = useTellAlreadySo();
  const schema = useFormattedTextSchema('comment');
  const keptBeside = useKeptBesideForm({ issueId, own: [`comment ${commentId}`] });
  const was = useWas();
  /** What the server had when it was asked last. */
  const before = useRef(toCommentValues(comment));

  const source: FormSource<CommentValues> = async (ask) => {
    before.current = toCommentValues(await ask(askAgain(query)));
    return before.current;
  };

  return (
    <FormPage
      initialValues={toCommentValues(comment)}
      schema={schema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={actionMessages.save}
      onSubmit={async (values) => {
        const { stampId } = await editComment({ commentId, ...values, ...was(before.current) });
        if (stampId) showSaved('commentSaved', commentId);
        else tellAlreadySo();
        return stampId;
      }}
      fieldOfError={{ StringTooLong: 'comment' }}
      edits={source}
      keptBeside={keptBeside}
    >
      <FormattedTextField name="comment" label={commentMessages.comment} isRequired />
    </FormPage>
  );
}
