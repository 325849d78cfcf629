import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { issueTypes } from '@/entities/issueTypes';
import { columnMessages } from '@/i18n/columnMessages';
import { termMessages } from '@/i18n/termMessages';
import { adminMessages } from '@/i18n/adminMessages';
import type { FolderItem } from '@/protocol/projects';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import { DataGrid } from '@/ui/DataGrid';
import { EmptyState } from '@/ui/EmptyState';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/nameColumn';
import { AddIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
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
  const title = intl.formatMessage(adminMessages.folders);
  return (
    <Panel
      title={title}
      actions={
        canChange && (
          <LinkButton
            variant="primary"
            icon={AddIcon}
            href={`#${projectPaths.addFolder.url({ projectId })}`}
          >
            {intl.formatMessage(folderMessages.add)}
          </LinkButton>
        )
      }
    >
      <DataGrid<FolderItem>
        label={title}
        columns={columns}
        rows={folders}
        rowKey={({ id }) => id}
        {...(canChange && {
          rowHref: ({ id }) => `#${projectPaths.renameFolder.url({ projectId, folderId: id })}`,
        })}
      >
        <EmptyState>{intl.formatMessage(folderMessages.none)}</EmptyState>
      </DataGrid>
    </Panel>
  );
}
