import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { formSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import { useSave } from '@/saving/useSave';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import type { IssueParams } from '../issueQueries';
import { DescriptionForm } from './DescriptionForm';
import { findMissingDescription, ownDescriptionQuery } from './descriptionQuery';
import { toDescriptionValues } from './descriptionValues';

export const page = definePage<IssueParams>({
  queries: ({ params }) => [ownDescriptionQuery(params)],
  check: ({ params, state }) =>
    findMissingDescription(ownDescriptionQuery(params).select(state).data),
  title: () => ({ message: actionMessages.editDescription }),
  Page: EditDescription,
});

function EditDescription({ issueId }: IssueParams) {
  const editDescription = useSave(issueChangesApi.endpoints.editDescription);
  const query = ownDescriptionQuery({ issueId });
  const issue = useLoaded(query);
  const current = toDescriptionValues(issue);
  if (!current) return null;
  return (
    <DescriptionForm
      issueId={issueId}
      issueName={issue.details.name}
      current={current}
      edits={formSource(query, toDescriptionValues)}
      onSubmit={(values) => editDescription({ issueId, ...values })}
    />
  );
}
