import { useIntl } from 'react-intl';
import { TextFormat } from '@/protocol/enums';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { issueQuery } from '../issueQueries';
import { type CommentParams, commentQuery } from './commentQuery';
import { commentCommandMessages } from './commandMessages';
import { commentSentences } from './messages';
import { NewCommentForm } from './NewCommentForm';
import { quotation } from './quotation';

export const page = definePage<CommentParams>({
  queries: ({ params }) => [issueQuery(params), commentQuery(params)],
  title: () => ({ message: commentCommandMessages.addComment }),
  Page: ReplyComment,
});

function ReplyComment(params: CommentParams) {
  const intl = useIntl();
  const { details } = useLoaded(issueQuery(params));
  const { text } = useLoaded(commentQuery(params));
  const label = intl.formatMessage(commentSentences.quoteLabel, { number: `#${params.commentId}` });
  return (
    <NewCommentForm
      issueId={params.issueId}
      issueName={details.name}
      initialValues={{ comment: quotation({ label, text }), commentFormat: TextFormat.markup }}
    />
  );
}
