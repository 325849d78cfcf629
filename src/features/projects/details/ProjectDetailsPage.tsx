import { projectsApi } from '@/api/endpoints/projects';
import { Access } from '@/protocol/access';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { projectsBreadcrumb } from '../breadcrumbs';
import { DescriptionCommands } from '../descriptions/DescriptionCommands';
import { DescriptionPanel } from '../descriptions/DescriptionPanel';
import { FoldersPanel } from '../folders/FoldersPanel';
import type { ProjectParams } from '../projectQueries';
import { ProjectCommands } from './ProjectCommands';

const detailsQuery = ({ projectId }: ProjectParams) =>
  screenQuery(projectsApi.endpoints.loadProject, {
    projectId,
    description: true,
    folders: true,
    html: true,
  });

export const page = definePage<ProjectParams>({
  queries: ({ params }) => [detailsQuery(params)],
  title: ({ params, state }) => ({
    text: detailsQuery(params).select(state).data?.details.name ?? '',
  }),
  breadcrumbs: () => [projectsBreadcrumb],
  Page: ProjectDetails,
  Buttons: ProjectButtons,
});

/** What a project is about and what it is divided into. */
function ProjectDetails({ projectId }: ProjectParams) {
  const { details, description, folders } = useLoaded(detailsQuery({ projectId }));
  const canChange = details.access === Access.administrator;
  return (
    <>
      <DescriptionPanel
        description={description ?? null}
        commands={
          canChange && (
            <DescriptionCommands projectId={projectId} hasDescription={Boolean(description)} />
          )
        }
      />
      <FoldersPanel projectId={projectId} folders={folders ?? []} canChange={canChange} />
    </>
  );
}

function ProjectButtons({ projectId }: ProjectParams) {
  const { details } = useLoaded(detailsQuery({ projectId }));
  return <ProjectCommands projectId={projectId} access={details.access} />;
}
