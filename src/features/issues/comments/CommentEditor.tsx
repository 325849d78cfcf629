import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { commentsApi } from '@/api/endpoints/comments';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import type { FormSource } from '@/forms/formSource';
import { InlineForm } from '@/forms/InlineForm';
import { useFormattedTextSchema } from '@/forms/useFormattedTextSchema';
import { actionMessages } from '@/i18n/actionMessages';
import type { Answer } from '@/protocol/operations';
import { issuePaths } from '@/routing/paths/issues';
import { useSave } from '@/saving/useSave';
import { useWas } from '@/saving/useWas';
import { closeEditor } from '@/screen/inlineEdit';
import { offerUndo } from '@/screen/undo';
import { useAppDispatch } from '@/store/hooks';
import { askAgain } from '@/windows/askAgain';
import { useIfLoaded } from '@/windows/useLoaded';
import { untilReloaded } from '../untilReloaded';
import { useShowSaved } from '../useShowSaved';
import { useKeptBeside } from '../useKeptBeside';
import { useTellAlreadySo } from '../useTellAlreadySo';
import { type CommentParams, ownCommentQuery } from './commentQuery';
import { type CommentValues, toCommentValues } from './commentValues';
import { commentCommandMessages } from './commandMessages';
import { commentMessages } from './messages';

/** Changes a comment where it stands, once its source is there. */
export function CommentEditor(params: CommentParams) {
  const source = useIfLoaded(ownCommentQuery(params));
  return source ? <SourceForm {...params} source={source} /> : null;
}

function SourceForm({
  issueId,
  commentId,
  source,
}: CommentParams & { source: Answer<'loadComment'> }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const editComment = useSave(commentsApi.endpoints.editComment);
  const was = useWas();
  const tellAlreadySo = useTellAlreadySo();
  const showSaved = useShowSaved(issueId);
  const keptBeside = useKeptBeside({ issueId, own: [`comment ${commentId}`] });
  const schema = useFormattedTextSchema('comment');
  const [initialValues] = useState(() => toCommentValues(source));
  /** What the server had when it was asked last. */
  const before = useRef(initialValues);

  const current: FormSource<CommentValues> = async (ask) => {
    before.current = toCommentValues(await ask(askAgain(ownCommentQuery({ issueId, commentId }))));
    return before.current;
  };

  function close() {
    dispatch(closeEditor({ issueId, place: `comment ${commentId}` }));
  }

  return (
    <InlineForm
      label={intl.formatMessage(commentCommandMessages.editComment)}
      initialValues={initialValues}
      schema={schema}
      draftPath={issuePaths.editComment.url({ issueId, commentId })}
      submitLabel={actionMessages.save}
      onSubmit={async (values) => {
        const { comment, commentFormat } = before.current;
        const { stampId } = await editComment({
          commentId,
          ...values,
          ...was({ comment, commentFormat }),
        });
        await dispatch(untilReloaded());
        if (!stampId) return 'alreadySo';
        dispatch(
          offerUndo({
            kind: 'comment',
            issueId,
            commentId,
            before: { text: comment, format: commentFormat },
            after: { text: values.comment, format: values.commentFormat },
          }),
        );
        return 'changed';
      }}
      fieldOfError={{ StringTooLong: 'comment' }}
      edits={current}
      keptBeside={keptBeside}
      onDone={(saved) => {
        close();
        if (saved?.result === 'alreadySo') tellAlreadySo();
        else if (saved) showSaved('commentSaved', commentId);
      }}
      onLeave={close}
    >
      <FormattedTextField name="comment" label={commentMessages.comment} isRequired isInline />
    </InlineForm>
  );
}
