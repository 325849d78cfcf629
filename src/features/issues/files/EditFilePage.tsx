import { filesApi } from '@/api/endpoints/files';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { propertyMessages } from '@/i18n/propertyMessages';
import { maxLengths } from '@/protocol/limits';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/store/useSave';
import { definePage } from '@/store/windowRoutes';
import { fileQuery } from './fileQuery';
import { fileSchema } from './fileSchema';
import { fileMessages } from './messages';
import { filePrompts } from './prompts';

interface EditFileParams {
  issueId: number;
  fileId: number;
}

export const page = definePage<EditFileParams>({
  queries: ({ params }) => [fileQuery(params, 'adminOrOwner')],
  title: () => ({ message: fileMessages.editFile }),
  Page: EditFile,
});

/** Changes how a file is called and described (screens 11.7). */
function EditFile({ issueId, fileId }: EditFileParams) {
  const editFile = useSave(filesApi.endpoints.editFile);
  const file = useAppSelector(
    (state) => fileQuery({ issueId, fileId }, 'adminOrOwner').select(state).data,
  );
  if (!file) return null;
  return (
    <FormPage
      initialValues={{ name: file.name, description: file.description }}
      schema={fileSchema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      onSubmit={({ name, description }) => editFile({ fileId, name, description })}
      fieldOfError={{ StringTooLong: 'name' }}
      skipUnchanged
    >
      <Prompt message={filePrompts.editFile} values={{ name: file.name }} />
      <TextField name="name" label={fileMessages.name} maxLength={maxLengths.fileName} isRequired />
      <TextField
        name="description"
        label={propertyMessages.description}
        maxLength={maxLengths.fileDescription}
      />
    </FormPage>
  );
}
