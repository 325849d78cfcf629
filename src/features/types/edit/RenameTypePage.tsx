import { issueTypesApi } from '@/api/endpoints/issueTypes';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { formSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import { columnMessages } from '@/i18n/columnMessages';
import { maxLengths } from '@/protocol/limits';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { type TypeParams, typeQuery } from '../typeQueries';
import { editMessages } from './messages';
import { typeNameSchema } from './typeNameSchema';

export const page = definePage<TypeParams>({
  queries: ({ params }) => [typeQuery(params)],
  title: () => ({ message: editMessages.renameType }),
  Page: RenameType,
});

function RenameType({ typeId }: TypeParams) {
  const renameType = useSave(issueTypesApi.endpoints.renameType);
  const { name } = useLoaded(typeQuery({ typeId }));
  return (
    <FormPage
      initialValues={{ name }}
      schema={typeNameSchema}
      onSubmit={(values) => renameType({ typeId, name: values.name })}
      fieldOfError={{ TypeAlreadyExists: 'name' }}
      backTo={issueTypePaths.typeDetails.url({ typeId })}
      submitLabel={actionMessages.rename}
      edits={formSource(typeQuery({ typeId }), (type) => ({ name: type.name }))}
    >
      <TextField name="name" label={columnMessages.name} maxLength={maxLengths.name} isRequired />
    </FormPage>
  );
}
