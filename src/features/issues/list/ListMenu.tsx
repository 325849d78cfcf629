import { useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import { commonMessages } from '@/i18n/commonMessages';
import { useAppSelector } from '@/store/hooks';
import { selectShownList } from '@/lists/listView';
import { MoreIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import { listCommands } from './listCommands';

/** Commands for the whole list; out of use while there are none, as for visitors without issues. */
export function ListMenu({ typeId }: { typeId: number }) {
  const intl = useIntl();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const total = useAppSelector((state) => selectShownList(state)?.totalCount ?? 0);
  const groups = listCommands({ isAuthenticated, typeId, total });

  return (
    <Menu
      label={intl.formatMessage(commonMessages.more)}
      icon={MoreIcon}
      isDisabled={groups.every((group) => group.length === 0)}
      groups={groups.map((group, index) => ({
        key: String(index),
        items: group.map(({ path, message }) => ({
          key: path,
          label: intl.formatMessage(message),
          href: `#${path}`,
        })),
      }))}
    />
  );
}
