import { selectIsSystemAdministrator } from '@/entities/session';
import { screenMessages } from '@/i18n/screenMessages';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useAppSelector } from '@/store/hooks';
import { DeleteIcon, EditIcon, ViewIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { MoreMenu } from '@/ui/MoreMenu';
import { editMessages } from '../edit/messages';
import type { TypeParams } from '../typeQueries';

/** What everybody and what system administrators do with an issue type. */
export function TypeCommands({ typeId }: TypeParams) {
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  return (
    <>
      <WindowLink
        icon={ViewIcon}
        label={screenMessages.viewSettings}
        path={issueTypePaths.viewSettings.url({ typeId })}
      />
      {isAdministrator && (
        <MoreMenu
          items={[
            {
              label: editMessages.renameType,
              icon: EditIcon,
              path: issueTypePaths.renameType.url({ typeId }),
            },
            {
              label: editMessages.deleteType,
              icon: DeleteIcon,
              path: issueTypePaths.deleteType.url({ typeId }),
            },
          ]}
        />
      )}
    </>
  );
}
