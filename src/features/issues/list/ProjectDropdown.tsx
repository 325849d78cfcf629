import { useIntl } from 'react-intl';
import { projects } from '@/entities/projects';
import { termMessages } from '@/i18n/termMessages';
import { useAppSelector } from '@/store/hooks';
import { FilterDropdown } from '@/ui/FilterDropdown';
import { projectUrl, type SelectedIds } from './toolbarUrls';

/** The project the list is limited to; also those without folders of the type. */
export function ProjectDropdown({ selected }: { selected: SelectedIds }) {
  const intl = useIntl();
  const all = useAppSelector(projects.selectAll);
  const allProjects = intl.formatMessage(termMessages.allProjects);
  const current = all.find(({ projectId }) => projectId === selected.projectId);

  return (
    <FilterDropdown
      label={intl.formatMessage(termMessages.project)}
      caption={current?.name ?? allProjects}
      groups={() => [
        {
          key: 'all',
          isPinned: true,
          items: [
            {
              key: 'all',
              label: allProjects,
              isCurrent: !current,
              href: `#${projectUrl(selected, null)}`,
            },
          ],
        },
        {
          key: 'projects',
          items: all.map(({ projectId, name }) => ({
            key: String(projectId),
            label: name,
            isCurrent: projectId === selected.projectId,
            href: `#${projectUrl(selected, projectId)}`,
          })),
        },
      ]}
    />
  );
}
