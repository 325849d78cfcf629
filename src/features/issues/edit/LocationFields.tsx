import { useIntl } from 'react-intl';
import type { Folder } from '@/entities/folders';
import { FolderFields } from '@/forms/fields/FolderFields';
import { propertyMessages } from '@/i18n/propertyMessages';
import { Notice } from '@/ui/Notice';
import { editMessages } from './messages';

interface LocationFieldsProps {
  /** Folders of the type, of all projects. */
  folders: readonly Folder[];
}

/** Project and folder of an issue, or why there is none to choose. */
export function LocationFields({ folders }: LocationFieldsProps) {
  const intl = useIntl();
  if (folders.length === 0) {
    return <Notice kind="warning">{intl.formatMessage(editMessages.noFolders)}</Notice>;
  }
  return (
    <FolderFields
      folders={folders}
      noProject={propertyMessages.selectProject}
      noFolder={editMessages.selectFolder}
      isRequired
      opensFolders
    />
  );
}
