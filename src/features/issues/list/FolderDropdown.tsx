import { useIntl } from 'react-intl';
import { selectFoldersIn } from '@/entities/locations';
import { termMessages } from '@/i18n/termMessages';
import { useAppSelector } from '@/store/hooks';
import { FilterDropdown } from '@/ui/FilterDropdown';
import { folderUrl, type SelectedIds } from './toolbarUrls';

const noFolders: ReturnType<typeof selectFoldersIn> = [];

/** The folder the list is limited to: those of the chosen project and type. */
export function FolderDropdown({ selected }: { selected: SelectedIds }) {
  const intl = useIntl();
  const { typeId, projectId } = selected;
  const folders = useAppSelector((state) =>
    projectId === null ? noFolders : selectFoldersIn(state, { projectId, typeId }),
  );
  const allFolders = intl.formatMessage(termMessages.allFolders);
  const current = folders.find(({ folderId }) => folderId === selected.folderId);

  return (
    <FilterDropdown
      label={intl.formatMessage(termMessages.folder)}
      caption={current?.name ?? allFolders}
      groups={[
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
        {
          key: 'folders',
          items: folders.map(({ folderId, name }) => ({
            key: String(folderId),
            label: name,
            isCurrent: folderId === selected.folderId,
            href: `#${folderUrl(selected, folderId)}`,
          })),
        },
      ]}
    />
  );
}
