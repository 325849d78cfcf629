import { issueTypesApi } from '@/api/endpoints/issueTypes';
import { NameField } from '@/forms/fields/NameField';
import { FormPage } from '@/forms/FormPage';
import { nameSchema } from '@/forms/nameSchema';
import { Prompt } from '@/forms/Prompt';
import { commonMessages } from '@/i18n/commonMessages';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { editMessages } from './messages';

export const page = definePage({
  title: () => ({ message: editMessages.addType }),
  Page: AddType,
});

function AddType() {
  const addType = useSave(issueTypesApi.endpoints.addType);
  return (
    <FormPage
      initialValues={{ name: '' }}
      schema={nameSchema}
      onSubmit={({ name }) => addType({ name })}
      fieldOfError={{ TypeAlreadyExists: 'name' }}
      backTo={issueTypePaths.manageTypes.url({})}
      submitLabel={commonMessages.add}
      onSaved={({ typeId }) => issueTypePaths.typeDetails.url({ typeId })}
    >
      <Prompt message={editMessages.addTypeNote} />
      <NameField />
    </FormPage>
  );
}
