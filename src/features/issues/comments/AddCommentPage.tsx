import { selectSettings } from '@/entities/session';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { type IssueParams, issueQuery } from '../issueQueries';
import { CommentForm } from './CommentForm';
import { commentCommandMessages } from './commandMessages';

export const page = definePage<IssueParams>({
  queries: ({ params }) => [issueQuery(params)],
  title: () => ({ message: commentCommandMessages.addComment }),
  Page: AddComment,
});

function AddComment({ issueId }: IssueParams) {
  const { details } = useLoaded(issueQuery({ issueId }));
  const { defaultFormat } = useAppSelector(selectSettings);
  return (
    <CommentForm
      issueId={issueId}
      target={{ issueName: details.name }}
      initialValues={{ comment: '', commentFormat: defaultFormat }}
    />
  );
}
