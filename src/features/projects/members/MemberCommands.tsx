import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import { DeleteIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import type { MemberParams } from './memberQueries';
import { memberMessages } from './messages';
import { selectIsOwnMembership } from './ownMembership';

/** The way out of a project for anybody but oneself. */
export function MemberCommands({ projectId, userId }: MemberParams) {
  const isOwn = useAppSelector((state) => selectIsOwnMembership(state, userId));
  return isOwn ? null : (
    <WindowLink
      icon={DeleteIcon}
      label={memberMessages.remove}
      path={projectPaths.removeMember.url({ projectId, userId })}
    />
  );
}
