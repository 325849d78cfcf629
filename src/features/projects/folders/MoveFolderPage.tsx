import { actionMessages } from '@/i18n/actionMessages';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { termMessages } from '@/i18n/termMessages';
import { foldersApi } from '@/api/endpoints/folders';
import { projectsApi } from '@/api/endpoints/projects';
import { FilterSelectField } from '@/forms/fields/FilterSelectField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { useEdited } from '@/forms/useEdited';
import { Access } from '@/protocol/access';
import { projectPaths } from '@/routing/paths/projects';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { type FolderParams, folderQuery } from './folderQuery';
import { moveFolderSchema } from './folderSchemas';
import { folderMessages, folderPrompts } from './messages';

const projectsQuery = () => screenQuery(projectsApi.endpoints.listProjects, undefined);

export const page = definePage<FolderParams>({
  queries: ({ params }) => [folderQuery(params), projectsQuery()],
  title: () => ({ message: folderMessages.move }),
  Page: MoveFolder,
});

/** Moves a folder to another project that the user administers. */
function MoveFolder({ projectId: currentId, folderId }: FolderParams) {
  const moveFolder = useSave(foldersApi.endpoints.moveFolder);
  const { name } = useLoaded(folderQuery({ projectId: currentId, folderId }));
  const { projects } = useLoaded(projectsQuery());
  return (
    <FormPage
      {...useEdited(
        folderQuery({ projectId: currentId, folderId }),
        () => ({ projectId: currentId }),
        (folder) => [{ label: columnMessages.name, value: folder.name }],
      )}
      schema={moveFolderSchema}
      onSubmit={({ projectId }) => moveFolder({ folderId, projectId })}
      fieldOfError={{ FolderAlreadyExists: 'projectId' }}
      backTo={projectPaths.projectDetails.url({ projectId: currentId })}
      submitLabel={actionMessages.move}
    >
      <Prompt message={folderPrompts.move} values={{ name }} />
      <FilterSelectField
        name="projectId"
        label={termMessages.project}
        isRequired
        groups={[
          {
            key: 'none',
            isPinned: true,
            options: [{ value: null, label: propertyMessages.selectProject }],
          },
          {
            key: 'projects',
            options: projects
              .filter(({ access }) => access === Access.administrator)
              .map((project) => ({ value: project.id, label: project.name })),
          },
        ]}
      />
    </FormPage>
  );
}
