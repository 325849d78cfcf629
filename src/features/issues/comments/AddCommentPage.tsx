import { selectSettings } from '@/entities/session';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { type IssueParams, issueQuery } from '../issueQueries';
import { commentCommandMessages } from './commandMessages';
import { NewCommentForm } from './NewCommentForm';

export const page = definePage<IssueParams>({
  queries: ({ params }) => [issueQuery(params)],
  title: () => ({ message: commentCommandMessages.addComment }),
  Page: AddComment,
});

function AddComment({ issueId }: IssueParams) {
  const { details } = useLoaded(issueQuery({ issueId }));
  const { defaultFormat } = useAppSelector(selectSettings);
  return (
    <NewCommentForm
      issueId={issueId}
      issueName={details.name}
      initialValues={{ comment: '', commentFormat: defaultFormat }}
    />
  );
}
