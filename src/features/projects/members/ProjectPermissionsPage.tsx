import { projectPaths } from '@/routing/paths/projects';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { projectsBreadcrumb } from '../breadcrumbs';
import type { ProjectParams } from '../projectQueries';
import { GlobalAccessPanel } from './GlobalAccessPanel';
import { membersQuery } from './memberQueries';
import { MembersPanel } from './MembersPanel';
import { memberMessages } from './messages';

export const page = definePage<ProjectParams>({
  queries: ({ params }) => [membersQuery(params)],
  title: () => ({ message: memberMessages.permissions }),
  breadcrumbs: ({ params, state }) => [
    projectsBreadcrumb,
    {
      title: { text: membersQuery(params).select(state).data?.details.name ?? '' },
      path: projectPaths.projectDetails.url(params),
    },
  ],
  Page: ProjectPermissions,
});

/** Who may see and change a project. */
function ProjectPermissions({ projectId }: ProjectParams) {
  const { details, members } = useLoaded(membersQuery({ projectId }));
  return (
    <>
      <GlobalAccessPanel projectId={projectId} isPublic={details.public} />
      <MembersPanel projectId={projectId} members={members ?? []} />
    </>
  );
}
