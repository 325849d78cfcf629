import { useIntl } from 'react-intl';
import { selectFoldersIn } from '@/entities/locations';
import { termMessages } from '@/i18n/termMessages';
import { useAppSelector } from '@/store/hooks';
import { LazyDropdown } from '@/ui/LazyDropdown';
import { toolbarListPart } from './toolbarListPart';
import type { SelectedIds } from './toolbarUrls';

const own = { kind: 'folders' } as const;

/** The folder the list is limited to: one of the type, in the chosen project if there is one; nothing without any. */
export function FolderDropdown({
  selected: { typeId, projectId, folderId },
}: {
  selected: SelectedIds;
}) {
  const intl = useIntl();
  const folders = useAppSelector((state) => selectFoldersIn(state, { projectId, typeId }));
  if (folders.length === 0) return null;
  const current = folders.find((folder) => folder.folderId === folderId);

  return (
    <LazyDropdown
      label={intl.formatMessage(termMessages.folder)}
      caption={current?.name ?? intl.formatMessage(termMessages.allFolders)}
      part={toolbarListPart}
      own={own}
    />
  );
}
