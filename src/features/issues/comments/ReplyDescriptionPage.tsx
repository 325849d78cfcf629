import { useIntl } from 'react-intl';
import { TextFormat } from '@/protocol/enums';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import {
  descriptionOf,
  descriptionQuery,
  findMissingDescription,
} from '../descriptions/descriptionQuery';
import type { IssueParams } from '../issueQueries';
import { commentCommandMessages } from './commandMessages';
import { commentMessages } from './messages';
import { NewCommentForm } from './NewCommentForm';
import { quotation } from './quotation';

export const page = definePage<IssueParams>({
  queries: ({ params }) => [descriptionQuery(params)],
  check: ({ params, state }) => findMissingDescription(descriptionQuery(params).select(state).data),
  title: () => ({ message: commentCommandMessages.addComment }),
  Page: ReplyDescription,
});

/** Answers the description, which makes a comment. */
function ReplyDescription({ issueId }: IssueParams) {
  const intl = useIntl();
  const issue = useLoaded(descriptionQuery({ issueId }));
  const description = descriptionOf(issue);
  if (!description) return null;
  const label = intl.formatMessage(commentMessages.quotedDescription);
  return (
    <NewCommentForm
      issueId={issueId}
      issueName={issue.details.name}
      initialValues={{
        comment: quotation({ label, text: description.text }),
        commentFormat: TextFormat.markup,
      }}
    />
  );
}
