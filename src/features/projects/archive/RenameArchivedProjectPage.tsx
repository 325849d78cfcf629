import { archivedProjectsApi } from '@/api/endpoints/archivedProjects';
import { formSource } from '@/forms/formSource';
import { projectPaths } from '@/routing/paths/projects';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { RenameProjectForm } from '../edit/RenameProjectForm';
import { projectsMessages } from '../messages';
import type { ProjectParams } from '../projectQueries';
import { archivedProjectQuery } from './archiveQueries';

export const page = definePage<ProjectParams>({
  queries: ({ params }) => [archivedProjectQuery(params)],
  title: () => ({ message: projectsMessages.renameProject }),
  Page: RenameArchivedProject,
});

function RenameArchivedProject({ projectId }: ProjectParams) {
  const renameProject = useSave(archivedProjectsApi.endpoints.renameArchivedProject);
  const { details } = useLoaded(archivedProjectQuery({ projectId }));
  return (
    <RenameProjectForm
      name={details.name}
      edits={formSource(archivedProjectQuery({ projectId }), (project) => ({
        name: project.details.name,
      }))}
      onRename={(name) => renameProject({ projectId, name })}
      backTo={projectPaths.projectDetailsArchive.url({ projectId })}
    />
  );
}
