import { createSelector } from '@reduxjs/toolkit';
import { useIntl } from 'react-intl';
import { selectFoldersIn } from '@/entities/locations';
import { projects } from '@/entities/projects';
import { termMessages } from '@/i18n/termMessages';
import { useAppSelector } from '@/store/hooks';
import { FilterDropdown } from '@/ui/FilterDropdown';
import { folderUrl, type SelectedIds } from './toolbarUrls';

/** Folders to choose from in sections: those of one project, or of each that has any. */
const selectSections = createSelector(
  [selectFoldersIn, projects.selectEntities],
  (all, projectsById) => {
    const projectIds = [...new Set(all.map(({ projectId }) => projectId))];
    return projectIds.map((projectId) => ({
      projectId,
      project: projectsById[projectId]?.name ?? '',
      folders: all.filter((folder) => folder.projectId === projectId),
    }));
  },
);

/** The folder the list is limited to: those of the type, in the chosen project if there is one; nothing without any. */
export function FolderDropdown({ selected }: { selected: SelectedIds }) {
  const intl = useIntl();
  const { typeId, projectId } = selected;
  const sections = useAppSelector((state) => selectSections(state, { projectId, typeId }));
  if (sections.length === 0) return null;

  const allFolders = intl.formatMessage(termMessages.allFolders);
  const current = sections
    .flatMap(({ folders }) => folders)
    .find(({ folderId }) => folderId === selected.folderId);

  return (
    <FilterDropdown
      label={intl.formatMessage(termMessages.folder)}
      caption={current?.name ?? allFolders}
      groups={() => [
        {
          key: 'all',
          isPinned: true,
          items: [
            {
              key: 'all',
              label: allFolders,
              isCurrent: !current,
              href: `#${folderUrl(selected, null)}`,
            },
          ],
        },
        ...sections.map((section) => ({
          key: String(section.projectId),
          // Within one project its name says nothing.
          ...(projectId === null && { heading: section.project }),
          items: section.folders.map(({ folderId, name }) => ({
            key: String(folderId),
            label: name,
            isCurrent: folderId === selected.folderId,
            href: `#${folderUrl(selected, folderId)}`,
          })),
        })),
      ]}
    />
  );
}
