import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { projectsApi } from '@/api/endpoints/projects';
import { selectIsSystemAdministrator } from '@/entities/session';
import { adminMessages } from '@/i18n/adminMessages';
import { columnMessages } from '@/i18n/columnMessages';
import { screenMessages } from '@/i18n/screenMessages';
import type { ProjectDetails } from '@/protocol/projects';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { WindowGrid } from '@/ui/WindowGrid';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/textColumn';
import { wordColumn } from '@/ui/wordColumn';
import { projectsMessages } from '../messages';
import { listMessages } from './messages';
import { ProjectsButtons } from './ProjectsButtons';

const projectsQuery = () => screenQuery(projectsApi.endpoints.listProjects, undefined);

export const page = definePage({
  queries: () => [projectsQuery()],
  title: () => ({ message: screenMessages.projects }),
  Page: ManageProjects,
  Buttons: ProjectsButtons,
});

/** Every project the user may see. */
function ManageProjects() {
  const intl = useIntl();
  const { projects } = useLoaded(projectsQuery());
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  const columns = useMemo(
    (): GridColumn<ProjectDetails>[] => [
      nameColumn(intl, columnMessages.name),
      wordColumn(
        intl,
        'access',
        adminMessages.access,
        { public: projectsMessages.publicProject, regular: projectsMessages.regularProject },
        (project) => (project.public ? 'public' : 'regular'),
      ),
    ],
    [intl],
  );
  return (
    <WindowGrid
      title={screenMessages.projects}
      columns={columns}
      rows={projects}
      rowPath={({ id }) => projectPaths.projectDetails.url({ projectId: id })}
      none={isAdministrator ? listMessages.noneYet : listMessages.none}
    />
  );
}
