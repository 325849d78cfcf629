import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { issueTypes } from '@/entities/issueTypes';
import { columnMessages } from '@/i18n/columnMessages';
import { termMessages } from '@/i18n/termMessages';
import { adminMessages } from '@/i18n/adminMessages';
import type { FolderItem } from '@/protocol/projects';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/textColumn';
import { AddIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { GridPanel } from '@/ui/GridPanel';
import { folderMessages } from './messages';

interface FoldersPanelProps {
  projectId: number;
  folders: readonly FolderItem[];
  /** Whether the user administers the project. */
  canChange: boolean;
}

/** The folders of a project; those who may change one get to it by its row. */
export function FoldersPanel({ projectId, folders, canChange }: FoldersPanelProps) {
  const intl = useIntl();
  const typesById = useAppSelector(issueTypes.selectEntities);
  const columns = useMemo(
    (): GridColumn<FolderItem>[] => [
      nameColumn(intl, columnMessages.name),
      {
        key: 'type',
        title: intl.formatMessage(termMessages.type),
        render: ({ typeId }) => typesById[typeId]?.name,
      },
    ],
    [intl, typesById],
  );
  return (
    <GridPanel
      title={adminMessages.folders}
      actions={
        canChange && (
          <WindowLink
            variant="primary"
            icon={AddIcon}
            label={folderMessages.add}
            path={projectPaths.addFolder.url({ projectId })}
          />
        )
      }
      columns={columns}
      rows={folders}
      rowPath={
        canChange && (({ id }) => projectPaths.renameFolder.url({ projectId, folderId: id }))
      }
      none={folderMessages.none}
    />
  );
}
