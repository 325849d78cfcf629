import { useState } from 'react';
import { globalApi } from '@/api/endpoints/global';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { issueTypes, selectAttributesOfType } from '@/entities/issueTypes';
import { selectFoldersIn } from '@/entities/locations';
import { selectSessionUserName, selectSettings } from '@/entities/session';
import { Prompt } from '@/forms/Prompt';
import { screenMessages } from '@/i18n/screenMessages';
import { localTimeOf, utcTimeOf } from '@/lib/values/zone';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { defaultValue } from '@/rules/defaultValues';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { toTexts } from './attributeTexts';
import type { NewIssueValues } from './issueSchemas';
import { editPrompts } from './messages';
import { NewIssueForm } from './NewIssueForm';
import { selectNewIssueLocation } from './newIssueLocation';

interface AddIssueParams {
  typeId: number;
}

export const page = definePage<AddIssueParams>({
  isReady: ({ state }) => globalApi.endpoints.getGlobal.select(undefined)(state).data !== undefined,
  check: ({ params: { typeId }, state }) =>
    issueTypes.selectById(state, typeId) ? null : { kind: 'api', code: ApiErrorCode.UnknownType },
  title: () => ({ message: screenMessages.addIssue }),
  Page: AddIssue,
});

function AddIssue({ typeId }: AddIssueParams) {
  const addIssue = useSave(issueChangesApi.endpoints.addIssue);
  const type = useAppSelector((state) => issueTypes.selectById(state, typeId));
  const backTo = useAppSelector(selectMainPath) ?? '';
  const initialValues = useInitialValues(typeId);
  return (
    <NewIssueForm
      submitLabel={screenMessages.addIssue}
      typeId={typeId}
      initialValues={initialValues}
      backTo={backTo}
      onSubmit={(issue) => addIssue(issue)}
    >
      <Prompt message={editPrompts.addIssue} values={{ type: type?.name ?? '' }} />
    </NewIssueForm>
  );
}

/** Read once, when the form opens: `[Today]` must not move while somebody types. */
function useInitialValues(typeId: number): NewIssueValues {
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const folders = useAppSelector((state) => selectFoldersIn(state, { projectId: null, typeId }));
  const location = useAppSelector((state) => selectNewIssueLocation(state, folders));
  const userName = useAppSelector(selectSessionUserName);
  const settings = useAppSelector(selectSettings);
  const [values] = useState(() => {
    const now = new Date();
    const occasion = { userName, local: localTimeOf(now), utc: utcTimeOf(now) };
    return {
      name: '',
      ...location,
      attributes: toTexts(attributes, (attribute) => defaultValue(attribute, occasion), {
        formats: settings,
      }),
      description: '',
      descriptionFormat: settings.defaultFormat,
    };
  });
  return values;
}
