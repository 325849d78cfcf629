import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { archivedProjectsApi } from '@/api/endpoints/archivedProjects';
import { columnMessages } from '@/i18n/columnMessages';
import { projectPaths } from '@/routing/paths/projects';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { WindowGrid } from '@/ui/WindowGrid';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/textColumn';
import { projectsBreadcrumb } from '../breadcrumbs';
import { projectsMessages } from '../messages';
import { archiveMessages } from './messages';

const archiveQuery = () =>
  screenQuery(archivedProjectsApi.endpoints.listArchivedProjects, undefined);

export const page = definePage({
  queries: () => [archiveQuery()],
  title: () => ({ message: projectsMessages.archive }),
  breadcrumbs: () => [projectsBreadcrumb],
  Page: ProjectsArchive,
});

/** The projects that were put aside. */
function ProjectsArchive() {
  const intl = useIntl();
  const { projects } = useLoaded(archiveQuery());
  const columns = useMemo(
    (): GridColumn<{ id: number; name: string }>[] => [nameColumn(intl, columnMessages.name)],
    [intl],
  );
  return (
    <WindowGrid
      title={projectsMessages.archive}
      columns={columns}
      rows={projects}
      rowPath={({ id }) => projectPaths.projectDetailsArchive.url({ projectId: id })}
      none={archiveMessages.none}
    />
  );
}
