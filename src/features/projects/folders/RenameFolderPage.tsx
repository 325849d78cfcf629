import { foldersApi } from '@/api/endpoints/folders';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { formSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import { columnMessages } from '@/i18n/columnMessages';
import { maxLengths } from '@/protocol/limits';
import { projectPaths } from '@/routing/paths/projects';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { FolderCommands } from './FolderCommands';
import { type FolderParams, folderQuery } from './folderQuery';
import { folderNameSchema } from './folderSchemas';
import { folderMessages } from './messages';

export const page = definePage<FolderParams>({
  queries: ({ params }) => [folderQuery(params)],
  title: () => ({ message: folderMessages.rename }),
  Page: RenameFolder,
  Buttons: FolderCommands,
});

function RenameFolder({ projectId, folderId }: FolderParams) {
  const renameFolder = useSave(foldersApi.endpoints.renameFolder);
  const { name } = useLoaded(folderQuery({ projectId, folderId }));
  return (
    <FormPage
      initialValues={{ name }}
      schema={folderNameSchema}
      onSubmit={(values) => renameFolder({ folderId, name: values.name })}
      fieldOfError={{ FolderAlreadyExists: 'name' }}
      backTo={projectPaths.projectDetails.url({ projectId })}
      submitLabel={actionMessages.rename}
      edits={formSource(folderQuery({ projectId, folderId }), (folder) => ({ name: folder.name }))}
    >
      <TextField name="name" label={columnMessages.name} maxLength={maxLengths.name} isRequired />
    </FormPage>
  );
}
