import { selectIsSystemAdministrator } from '@/entities/session';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { CloneIcon, DeleteIcon, UserIcon, UsersIcon } from '@/ui/icons';
import { MoreMenu } from '@/ui/MoreMenu';
import { viewMessages } from './messages';
import { viewDefinitionQuery, type ViewParams } from './viewQueries';

/** What else can be done with a view. */
export function ViewCommands({ typeId, viewId }: ViewParams) {
  const ids = { typeId, viewId };
  const { isPublic } = useLoaded(viewDefinitionQuery(ids));
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  const publishing = isPublic
    ? { label: viewMessages.unpublish, icon: UserIcon, path: issueTypePaths.unpublishView.url(ids) }
    : { label: viewMessages.publish, icon: UsersIcon, path: issueTypePaths.publishView.url(ids) };
  return (
    <MoreMenu
      items={[
        { label: viewMessages.clone, icon: CloneIcon, path: issueTypePaths.cloneView.url(ids) },
        ...(isPublic || isAdministrator ? [publishing] : []),
        { label: viewMessages.delete, icon: DeleteIcon, path: issueTypePaths.deleteView.url(ids) },
      ]}
    />
  );
}
