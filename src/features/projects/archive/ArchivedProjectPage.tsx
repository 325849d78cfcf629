import { archivedProjectsApi } from '@/api/endpoints/archivedProjects';
import { selectIsSystemAdministrator } from '@/entities/session';
import { projectPaths } from '@/routing/paths/projects';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { definePage, type WindowBreadcrumb } from '@/windows/windowPage';
import { projectsBreadcrumb } from '../breadcrumbs';
import { DescriptionPanel } from '../descriptions/DescriptionPanel';
import { projectsMessages } from '../messages';
import type { ProjectParams } from '../projectQueries';
import { ArchivedProjectCommands } from './ArchivedProjectCommands';

const detailsQuery = ({ projectId }: ProjectParams) =>
  screenQuery(archivedProjectsApi.endpoints.loadArchivedProject, {
    projectId,
    description: true,
    html: true,
  });

const archiveBreadcrumb: WindowBreadcrumb = {
  title: { message: projectsMessages.archive },
  path: projectPaths.projectsArchive.url({}),
};

export const page = definePage<ProjectParams>({
  queries: ({ params }) => [detailsQuery(params)],
  title: ({ params, state }) => ({
    text: detailsQuery(params).select(state).data?.details.name ?? '',
  }),
  // Others are shown a project whose address they know, but not the list (screens A11).
  breadcrumbs: ({ state }) =>
    selectIsSystemAdministrator(state)
      ? [projectsBreadcrumb, archiveBreadcrumb]
      : [projectsBreadcrumb],
  Page: ArchivedProject,
  Buttons: ArchivedProjectCommands,
});

/** What an archived project was about. */
function ArchivedProject({ projectId }: ProjectParams) {
  const { description } = useLoaded(detailsQuery({ projectId }));
  return <DescriptionPanel description={description ?? null} />;
}
