import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { actionMessages } from '@/i18n/actionMessages';
import { useSave } from '@/saving/useSave';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import type { IssueParams } from '../issueQueries';
import { DescriptionForm } from './DescriptionForm';
import { findPresentDescription, ownDescriptionQuery } from './descriptionQuery';

export const page = definePage<IssueParams>({
  queries: ({ params }) => [ownDescriptionQuery(params)],
  check: ({ params, state }) =>
    findPresentDescription(ownDescriptionQuery(params).select(state).data),
  title: () => ({ message: actionMessages.addDescription }),
  Page: AddDescription,
});

function AddDescription({ issueId }: IssueParams) {
  const addDescription = useSave(issueChangesApi.endpoints.addDescription);
  const { details } = useLoaded(ownDescriptionQuery({ issueId }));
  return (
    <DescriptionForm
      issueId={issueId}
      issueName={details.name}
      onSubmit={(values) => addDescription({ issueId, ...values })}
    />
  );
}
