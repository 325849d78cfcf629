import { useIntl } from 'react-intl';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import { DeleteIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import type { MemberParams } from './memberQueries';
import { memberMessages } from './messages';
import { selectIsOwnMembership } from './ownMembership';

/** The way out of a project for anybody but oneself. */
export function MemberCommands({ projectId, userId }: MemberParams) {
  const intl = useIntl();
  const isOwn = useAppSelector((state) => selectIsOwnMembership(state, userId));
  return isOwn ? null : (
    <LinkButton icon={DeleteIcon} href={`#${projectPaths.removeMember.url({ projectId, userId })}`}>
      {intl.formatMessage(memberMessages.remove)}
    </LinkButton>
  );
}
