import { useIntl } from 'react-intl';
import { commentsApi } from '@/api/endpoints/comments';
import { issuesApi } from '@/api/endpoints/issues';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { definePage } from '@/windows/windowPage';
import { commandMessages } from '../commandMessages';
import { commentSentences } from './messages';
import { ReplyForm } from './ReplyForm';

interface ReplyCommentParams {
  issueId: number;
  commentId: number;
}

const issueQuery = ({ issueId }: ReplyCommentParams) =>
  screenQuery(issuesApi.endpoints.loadIssue, { issueId });

const commentQuery = ({ issueId, commentId }: ReplyCommentParams) =>
  screenQuery(commentsApi.endpoints.loadComment, { issueId, commentId });

export const page = definePage<ReplyCommentParams>({
  queries: ({ params }) => [issueQuery(params), commentQuery(params)],
  title: () => ({ message: commandMessages.addComment }),
  Page: ReplyComment,
});

function ReplyComment(params: ReplyCommentParams) {
  const intl = useIntl();
  const issue = useAppSelector((state) => issueQuery(params).select(state).data);
  const comment = useAppSelector((state) => commentQuery(params).select(state).data);
  if (!issue || !comment) return null;
  const number = `#${params.commentId}`;
  return (
    <ReplyForm
      issueId={params.issueId}
      issueName={issue.details.name}
      quoted={{
        label: intl.formatMessage(commentSentences.quoteLabel, { number }),
        text: comment.text,
      }}
    />
  );
}
