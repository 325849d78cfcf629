import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { actionMessages } from '@/i18n/actionMessages';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/store/useSave';
import { definePage } from '@/store/windowRoutes';
import { DescriptionForm } from './DescriptionForm';
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
      initialValues={{ description: description.text, descriptionFormat: description.format }}
      onSubmit={(payload) => editDescription(payload)}
    />
  );
}
