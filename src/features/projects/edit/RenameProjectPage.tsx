import { projectsApi } from '@/api/endpoints/projects';
import { formSource } from '@/forms/formSource';
import { projectPaths } from '@/routing/paths/projects';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { projectsMessages } from '../messages';
import { type ProjectParams, projectQuery } from '../projectQueries';
import { RenameProjectForm } from './RenameProjectForm';

export const page = definePage<ProjectParams>({
  queries: ({ params }) => [projectQuery(params)],
  title: () => ({ message: projectsMessages.renameProject }),
  Page: RenameProject,
});

function RenameProject({ projectId }: ProjectParams) {
  const renameProject = useSave(projectsApi.endpoints.renameProject);
  const { details } = useLoaded(projectQuery({ projectId }));
  return (
    <RenameProjectForm
      name={details.name}
      edits={formSource(projectQuery({ projectId }), (project) => ({ name: project.details.name }))}
      onRename={(name) => renameProject({ projectId, name })}
      backTo={projectPaths.projectDetails.url({ projectId })}
    />
  );
}
