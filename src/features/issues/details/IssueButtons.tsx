import { useIntl } from 'react-intl';
import { issues } from '@/entities/issues';
import { selectIsAuthenticated, selectSettings } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { commonMessages } from '@/i18n/commonMessages';
import { issuePaths } from '@/routing/paths/issues';
import { issueMarked, selectIsKeptUnread } from '@/screen/issueView';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { EditIcon, MoreIcon, ReadIcon, UnreadIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Menu, type MenuGroup } from '@/ui/Menu';
import type { MenuItem } from '@/ui/MenuEntry';
import { issueCommands, subscriptionCommand } from './commands';
import { IssueNumber } from './IssueNumber';
import { useIssueRights } from './issueRights';
import { detailsMessages } from './messages';
import { useCommandItems } from './useCommandItems';

/** The number of the issue and its commands, beside the title. */
export function IssueButtons({ issueId }: { issueId: number }) {
  const intl = useIntl();
  const groups = useMoreMenu(issueId);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);

  return (
    <>
      <IssueNumber issueId={issueId} />
      {isAuthenticated && (
        <>
          <LinkButton
            variant="primary"
            icon={EditIcon}
            href={`#${issuePaths.editIssue.url({ issueId })}`}
          >
            {intl.formatMessage(actionMessages.edit)}
          </LinkButton>
          <Menu
            label={intl.formatMessage(commonMessages.more)}
            icon={MoreIcon}
            variant="default"
            groups={groups}
          />
        </>
      )}
    </>
  );
}

/** Groups of the More menu in their order. */
function useMoreMenu(issueId: number): MenuGroup[] {
  const toItems = useCommandItems();
  const details = useAppSelector((state) => issues.selectById(state, issueId)?.details);
  const rights = useIssueRights(details?.folderId ?? null);
  const hasSubscriptions = useAppSelector((state) => selectSettings(state).subscriptions);
  const isSubscribed = details?.subscribed ?? false;

  return [
    { key: 'issue', items: toItems(issueCommands(issueId, rights)) },
    { key: 'state', items: [useMarkItem(issueId)] },
    {
      key: 'subscription',
      items: toItems(hasSubscriptions ? [subscriptionCommand(issueId, { isSubscribed })] : []),
    },
  ];
}

function useMarkItem(issueId: number): MenuItem {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isKeptUnread = useAppSelector((state) => selectIsKeptUnread(state, issueId));
  return {
    key: 'mark',
    label: intl.formatMessage(
      isKeptUnread ? detailsMessages.markAsRead : detailsMessages.markAsUnread,
    ),
    icon: isKeptUnread ? ReadIcon : UnreadIcon,
    onSelect: () => {
      dispatch(issueMarked({ issueId, unread: !isKeptUnread }));
    },
  };
}
