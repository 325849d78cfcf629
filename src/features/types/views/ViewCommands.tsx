import { useIntl } from 'react-intl';
import { selectIsSystemAdministrator } from '@/entities/session';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { CloneIcon, DeleteIcon, UserIcon, UsersIcon } from '@/ui/icons';
import type { MenuItem } from '@/ui/MenuEntry';
import { MoreMenu } from '@/ui/MoreMenu';
import { viewMessages } from './messages';
import { viewDefinitionQuery, type ViewParams } from './viewQueries';

/** What else can be done with a view. */
export function ViewCommands({ typeId, viewId }: ViewParams) {
  const intl = useIntl();
  const ids = { typeId, viewId };
  const { isPublic } = useLoaded(viewDefinitionQuery(ids));
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  const publishing: MenuItem = isPublic
    ? {
        key: 'unpublish',
        label: intl.formatMessage(viewMessages.unpublish),
        icon: UserIcon,
        href: `#${issueTypePaths.unpublishView.url(ids)}`,
      }
    : {
        key: 'publish',
        label: intl.formatMessage(viewMessages.publish),
        icon: UsersIcon,
        href: `#${issueTypePaths.publishView.url(ids)}`,
      };
  return (
    <MoreMenu
      items={[
        {
          key: 'clone',
          label: intl.formatMessage(viewMessages.clone),
          icon: CloneIcon,
          href: `#${issueTypePaths.cloneView.url(ids)}`,
        },
        ...(isPublic || isAdministrator ? [publishing] : []),
        {
          key: 'delete',
          label: intl.formatMessage(viewMessages.delete),
          icon: DeleteIcon,
          href: `#${issueTypePaths.deleteView.url(ids)}`,
        },
      ]}
    />
  );
}
