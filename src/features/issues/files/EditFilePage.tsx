import { filesApi } from '@/api/endpoints/files';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { formSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { maxLengths } from '@/protocol/limits';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { useShowSaved } from '../useShowSaved';
import { fileQuery } from './fileQuery';
import { fileSchema } from './fileSchema';
import { fileMessages } from './messages';

interface EditFileParams {
  issueId: number;
  fileId: number;
}

export const page = definePage<EditFileParams>({
  queries: ({ params }) => [fileQuery(params, 'adminOrOwner')],
  title: () => ({ message: fileMessages.editFile }),
  Page: EditFile,
});

/** Changes how a file is called and described. */
function EditFile({ issueId, fileId }: EditFileParams) {
  const editFile = useSave(filesApi.endpoints.editFile);
  const showSaved = useShowSaved(issueId);
  const file = useAppSelector(
    (state) => fileQuery({ issueId, fileId }, 'adminOrOwner').select(state).data,
  );
  if (!file) return null;
  return (
    <FormPage
      initialValues={{ name: file.name, description: file.description }}
      schema={fileSchema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={actionMessages.save}
      onSubmit={async ({ name, description }) => {
        await editFile({ fileId, name, description });
        showSaved('fileSaved', fileId);
      }}
      fieldOfError={{ StringTooLong: 'name' }}
      edits={formSource(
        fileQuery({ issueId, fileId }, 'adminOrOwner'),
        ({ name, description }) => ({ name, description }),
      )}
    >
      <TextField name="name" label={fileMessages.name} maxLength={maxLengths.fileName} isRequired />
      <TextField
        name="description"
        label={propertyMessages.description}
        maxLength={maxLengths.fileDescription}
      />
    </FormPage>
  );
}
