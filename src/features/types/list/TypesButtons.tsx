import { selectIsSystemAdministrator } from '@/entities/session';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useAppSelector } from '@/store/hooks';
import { AddIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { editMessages } from '../edit/messages';

/** What system administrators do with the list of issue types. */
export function TypesButtons() {
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  if (!isAdministrator) return null;
  return (
    <WindowLink
      variant="primary"
      icon={AddIcon}
      label={editMessages.addType}
      path={issueTypePaths.addType.url({})}
    />
  );
}
