import { archivedProjectsApi } from '@/api/endpoints/archivedProjects';
import { RenameForm } from '@/forms/RenameForm';
import { useEdited } from '@/forms/useEdited';
import { projectPaths } from '@/routing/paths/projects';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
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
  return (
    <RenameForm
      edited={useEdited(archivedProjectQuery({ projectId }), ({ details: { name } }) => ({ name }))}
      onRename={(name) => renameProject({ projectId, name })}
      taken="ProjectAlreadyExists"
      backTo={projectPaths.projectDetailsArchive.url({ projectId })}
    />
  );
}
