import { useState } from 'react';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { issuePaths } from '@/routing/paths/issues';
import { selectLinked } from '@/screen/inlineEdit';
import { selectPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { FileDropArea } from '../files/FileDropArea';
import { handFiles } from '../files/handedFiles';
import type { IssueParams } from '../issueQueries';
import { useShowSaved } from '../useShowSaved';
import type { CommentValues } from './commentValues';
import { commentCommandMessages } from './commandMessages';
import { LinkIntoComment } from './LinkIntoComment';
import { commentMessages, commentPrompts } from './messages';
import { PendingFiles } from './PendingFiles';
import { nothingAttached, useNewComment } from './useNewComment';

interface NewCommentFormProps extends IssueParams {
  issueName: string;
  initialValues: CommentValues;
}

/** Adds a comment in a window, which may answer another text, with its files. */
export function NewCommentForm({ issueId, issueName, initialValues }: NewCommentFormProps) {
  const path = useAppSelector(selectPath);
  // The form stays that of the address it was opened for.
  const [draftPath] = useState(path);
  const { attaching, schema, save, keptBeside } = useNewComment(issueId, draftPath);
  const showSaved = useShowSaved(issueId);
  const linked = useAppSelector((state) => selectLinked(state, issueId));

  return (
    <FormPage
      initialValues={{ ...initialValues, ...nothingAttached }}
      schema={schema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={commentCommandMessages.addComment}
      onSubmit={save}
      keptBeside={keptBeside}
      fieldOfError={{ StringTooLong: 'comment' }}
      // A link is put into what was written before.
      restoresDraft={linked !== undefined}
      onSaved={({ what, itemId }) => {
        showSaved(what, itemId);
        return issuePaths.issueDetails.url({ issueId });
      }}
      onLeave={attaching.discard}
    >
      <Prompt message={commentPrompts.addComment} values={{ name: issueName }} />
      <FormattedTextField
        name="comment"
        label={commentMessages.comment}
        isRequired={attaching.pending.size === 0}
      >
        <PendingFiles issueId={issueId} attaching={attaching} />
      </FormattedTextField>
      {linked !== undefined && <LinkIntoComment key={linked} issueId={issueId} itemId={linked} />}
      <FileDropArea
        onFiles={(files) => {
          handFiles(issueId, files);
        }}
      />
    </FormPage>
  );
}
