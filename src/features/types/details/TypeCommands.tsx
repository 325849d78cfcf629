import { useIntl } from 'react-intl';
import { selectIsSystemAdministrator } from '@/entities/session';
import { screenMessages } from '@/i18n/screenMessages';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useAppSelector } from '@/store/hooks';
import { DeleteIcon, EditIcon, ViewIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { MoreMenu } from '@/ui/MoreMenu';
import { editMessages } from '../edit/messages';
import type { TypeParams } from '../typeQueries';

/** What everybody and what system administrators do with an issue type. */
export function TypeCommands({ typeId }: TypeParams) {
  const intl = useIntl();
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  return (
    <>
      <LinkButton icon={ViewIcon} href={`#${issueTypePaths.viewSettings.url({ typeId })}`}>
        {intl.formatMessage(screenMessages.viewSettings)}
      </LinkButton>
      {isAdministrator && (
        <MoreMenu
          items={[
            {
              key: 'rename',
              label: intl.formatMessage(editMessages.renameType),
              icon: EditIcon,
              href: `#${issueTypePaths.renameType.url({ typeId })}`,
            },
            {
              key: 'delete',
              label: intl.formatMessage(editMessages.deleteType),
              icon: DeleteIcon,
              href: `#${issueTypePaths.deleteType.url({ typeId })}`,
            },
          ]}
        />
      )}
    </>
  );
}
