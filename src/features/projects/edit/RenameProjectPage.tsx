import { projectsApi } from '@/api/endpoints/projects';
import { RenameForm } from '@/forms/RenameForm';
import { useEdited } from '@/forms/useEdited';
import { projectPaths } from '@/routing/paths/projects';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { projectsMessages } from '../messages';
import { besideProject, type ProjectParams, projectQuery } from '../projectQueries';

export const page = definePage<ProjectParams>({
  queries: ({ params }) => [projectQuery(params)],
  title: () => ({ message: projectsMessages.renameProject }),
  Page: RenameProject,
});

function RenameProject({ projectId }: ProjectParams) {
  const renameProject = useSave(projectsApi.endpoints.renameProject);
  return (
    <RenameForm
      edited={useEdited(
        projectQuery({ projectId }),
        ({ details: { name } }) => ({ name }),
        (project) => [besideProject.access(project)],
      )}
      onRename={(name) => renameProject({ projectId, name })}
      taken="ProjectAlreadyExists"
      backTo={projectPaths.projectDetails.url({ projectId })}
    />
  );
}
