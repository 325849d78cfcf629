import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { formSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import type { Description } from '@/protocol/texts';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { DescriptionForm, type DescriptionValues } from './DescriptionForm';
import { descriptionOf, descriptionQuery, findMissingDescription } from './descriptionQuery';

interface EditDescriptionParams {
  issueId: number;
}

export const page = definePage<EditDescriptionParams>({
  queries: ({ params }) => [descriptionQuery(params, 'adminOrOwner')],
  check: ({ params, state }) =>
    findMissingDescription(descriptionQuery(params, 'adminOrOwner').select(state).data),
  title: () => ({ message: actionMessages.editDescription }),
  Page: EditDescription,
});

function EditDescription({ issueId }: EditDescriptionParams) {
  const editDescription = useSave(issueChangesApi.endpoints.editDescription);
  const loaded = useAppSelector(
    (state) => descriptionQuery({ issueId }, 'adminOrOwner').select(state).data,
  );
  const description = descriptionOf(loaded);
  if (!loaded || !description) return null;
  return (
    <DescriptionForm
      issueId={issueId}
      issueName={loaded.details.name}
      operation="editDescription"
      edits={formSource(descriptionQuery({ issueId }, 'adminOrOwner'), (issue) =>
        valuesOf(descriptionOf(issue)),
      )}
      initialValues={valuesOf(description)}
      onSubmit={(payload) => editDescription(payload)}
    />
  );
}

/** What the form shows of a description; nothing of none, which is refused when it is saved. */
function valuesOf(description: Description): DescriptionValues;
function valuesOf(description: Description | null): DescriptionValues | null;
function valuesOf(description: Description | null): DescriptionValues | null {
  return description && { description: description.text, descriptionFormat: description.format };
}
