import { useRef } from 'react';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import type { FormSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import { useSave } from '@/saving/useSave';
import { useWas } from '@/saving/useWas';
import { askAgain } from '@/windows/askAgain';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import type { IssueParams } from '../issueQueries';
import { DescriptionForm } from './DescriptionForm';
import { findMissingDescription, ownDescriptionQuery } from './descriptionQuery';
import { type DescriptionValues, toDescriptionValues } from './descriptionValues';

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
  const was = useWas();
  const current = toDescriptionValues(issue);
  /** What the server had when it was asked last. */
  const before = useRef(current);
  if (!current) return null;

  const source: FormSource<DescriptionValues> = async (ask) => {
    const values = toDescriptionValues(await ask(askAgain(query)));
    if (values) before.current = values;
    return values;
  };

  return (
    <DescriptionForm
      issueId={issueId}
      issueName={issue.details.name}
      current={current}
      edits={source}
      onSubmit={(values) =>
        editDescription({ issueId, ...values, ...was(before.current ?? undefined) })
      }
    />
  );
}
