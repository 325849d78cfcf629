import { useState } from 'react';
import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { InlineForm } from '@/forms/InlineForm';
import { issuePaths } from '@/routing/paths/issues';
import { closeEditor, endLink, endQuote, selectLinked, selectQuoted } from '@/screen/inlineEdit';
import { useAppSelector, useAppStore } from '@/store/hooks';
import type { IssueParams } from '../issueQueries';
import { useShowSaved } from '../useShowSaved';
import { commentCommandMessages } from './commandMessages';
import { LinkIntoComment } from './LinkIntoComment';
import { commentMessages } from './messages';
import { PendingFiles } from './PendingFiles';
import { QuoteIntoComment } from './QuoteIntoComment';
import { nothingAttached, useNewComment } from './useNewComment';

/** Adds a comment, and files, below what it answers. Its draft is that of the form in a window: either goes on with it. */
export function CommentComposer({ issueId }: IssueParams) {
  const intl = useIntl();
  const { dispatch, getState } = useAppStore();
  const draftPath = issuePaths.addComment.url({ issueId });
  const [turn, setTurn] = useState(0);
  const showSaved = useShowSaved(issueId);
  const { attaching, schema, save, keptBeside } = useNewComment(issueId, draftPath);
  const { defaultFormat } = useAppSelector(selectSettings);
  const quoted = useAppSelector((state) => selectQuoted(state, issueId));
  const linked = useAppSelector((state) => selectLinked(state, issueId));

  /** What was asked for while a comment was on its way is for the next one. */
  function goOn() {
    const state = getState();
    const isAsked = [selectQuoted, selectLinked].some(
      (select) => select(state, issueId) !== undefined,
    );
    if (isAsked) setTurn((now) => now + 1);
    else close();
  }

  function close() {
    dispatch(endQuote(issueId));
    dispatch(endLink(issueId));
    dispatch(closeEditor({ issueId, place: 'comment' }));
  }

  return (
    <InlineForm
      key={turn}
      label={intl.formatMessage(commentCommandMessages.addComment)}
      initialValues={{
        comment: '',
        commentFormat: defaultFormat,
        ...nothingAttached,
      }}
      schema={schema}
      draftPath={draftPath}
      restoresDraft
      submitLabel={commentCommandMessages.addComment}
      onSubmit={save}
      keptBeside={keptBeside}
      fieldOfError={{ StringTooLong: 'comment' }}
      onDone={(saved) => {
        goOn();
        if (saved) showSaved(saved.result.what, saved.result.itemId);
      }}
      onLeave={() => {
        attaching.discard();
        close();
      }}
    >
      <FormattedTextField name="comment" label={commentMessages.comment} isInline>
        <PendingFiles issueId={issueId} attaching={attaching} />
      </FormattedTextField>
      {quoted !== undefined && <QuoteIntoComment key={quoted} issueId={issueId} />}
      {linked !== undefined && <LinkIntoComment key={linked} issueId={issueId} itemId={linked} />}
    </InlineForm>
  );
}
