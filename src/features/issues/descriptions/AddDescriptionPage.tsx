import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { selectSettings } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { DescriptionForm } from './DescriptionForm';
import { descriptionQuery, findPresentDescription } from './descriptionQuery';

interface AddDescriptionParams {
  issueId: number;
}

export const page = definePage<AddDescriptionParams>({
  queries: ({ params }) => [descriptionQuery(params, 'adminOrOwner')],
  check: ({ params, state }) =>
    findPresentDescription(descriptionQuery(params, 'adminOrOwner').select(state).data),
  title: () => ({ message: actionMessages.addDescription }),
  Page: AddDescription,
});

function AddDescription({ issueId }: AddDescriptionParams) {
  const addDescription = useSave(issueChangesApi.endpoints.addDescription);
  const loaded = useAppSelector(
    (state) => descriptionQuery({ issueId }, 'adminOrOwner').select(state).data,
  );
  const { defaultFormat } = useAppSelector(selectSettings);
  return (
    <DescriptionForm
      issueId={issueId}
      issueName={loaded?.details.name ?? ''}
      operation="addDescription"
      initialValues={{ description: '', descriptionFormat: defaultFormat }}
      onSubmit={(payload) => addDescription(payload)}
    />
  );
}
