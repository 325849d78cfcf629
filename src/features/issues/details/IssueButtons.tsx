import { useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import { issuePaths } from '@/routing/paths/issues';
import { issueMarked, selectIsKeptUnread } from '@/screen/issueView';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { EditIcon, MoreIcon, ReadIcon, UnreadIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Menu, type MenuGroup } from '@/ui/Menu';
import { IssueNumber } from './IssueNumber';
import { detailsMessages } from './messages';

/** The number of the issue and its commands, beside the title (screens 10.4). */
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
            {intl.formatMessage(detailsMessages.edit)}
          </LinkButton>
          <Menu
            label={intl.formatMessage(detailsMessages.more)}
            icon={MoreIcon}
            variant="default"
            groups={groups}
          />
        </>
      )}
    </>
  );
}

/** Groups of the More menu in their order; further commands of an issue are entries here. */
function useMoreMenu(issueId: number): MenuGroup[] {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isKeptUnread = useAppSelector((state) => selectIsKeptUnread(state, issueId));

  return [
    {
      key: 'state',
      items: [
        {
          key: 'mark',
          label: intl.formatMessage(
            isKeptUnread ? detailsMessages.markAsRead : detailsMessages.markAsUnread,
          ),
          icon: isKeptUnread ? ReadIcon : UnreadIcon,
          onSelect: () => {
            dispatch(issueMarked({ issueId, unread: !isKeptUnread }));
          },
        },
      ],
    },
  ];
}
