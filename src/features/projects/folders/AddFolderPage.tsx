import { commonMessages } from '@/i18n/commonMessages';
import { foldersApi } from '@/api/endpoints/folders';
import { TypeField } from '@/forms/fields/TypeField';
import { NameField } from '@/forms/fields/NameField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { projectPaths } from '@/routing/paths/projects';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { administeredProjectQuery, type ProjectParams } from '../projectQueries';
import { newFolderSchema } from './folderSchemas';
import { folderMessages, folderPrompts } from './messages';

export const page = definePage<ProjectParams>({
  queries: ({ params }) => [administeredProjectQuery(params)],
  title: () => ({ message: folderMessages.add }),
  Page: AddFolder,
});

function AddFolder({ projectId }: ProjectParams) {
  const addFolder = useSave(foldersApi.endpoints.addFolder);
  const { details } = useLoaded(administeredProjectQuery({ projectId }));
  return (
    <FormPage
      initialValues={{ name: '', typeId: null }}
      schema={newFolderSchema}
      onSubmit={({ name, typeId }) => addFolder({ projectId, name, typeId })}
      fieldOfError={{ FolderAlreadyExists: 'name' }}
      backTo={projectPaths.projectDetails.url({ projectId })}
      submitLabel={commonMessages.add}
    >
      <Prompt message={folderPrompts.add} values={{ name: details.name }} />
      <NameField />
      <TypeField />
    </FormPage>
  );
}
