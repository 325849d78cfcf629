import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CommandTarget } from '@/commands/command';
import { useCommandItems } from '@/commands/useCommandItems';
import { rowMenu } from '@/features/issues/commands';
import { closePointedMenu, selectPointedMenu } from '@/screen/pointedMenu';
import type { PointedMenu } from '@/screen/issueView';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { PointMenu } from '@/ui/PointMenu';
import { commandMessages } from './messages';

/** What one can do with the issue of a row, or with all that are selected, where one has pressed. */
export function RowMenu() {
  const menu = useAppSelector(selectPointedMenu);
  return menu?.on.kind === 'row' && <OpenMenu {...menu.on} at={menu.at} />;
}

type OpenMenuProps = Extract<PointedMenu['on'], { kind: 'row' }> & Pick<PointedMenu, 'at'>;

function OpenMenu({ issueId, issueIds, at }: OpenMenuProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const target = useMemo(
    (): CommandTarget => (issueIds ? { kind: 'issues', issueIds } : { kind: 'issue', issueId }),
    [issueId, issueIds],
  );
  const groups = useCommandItems(rowMenu, target);
  const close = useCallback(() => {
    dispatch(closePointedMenu());
  }, [dispatch]);
  if (groups.every((group) => group.length === 0)) return null;
  return (
    <PointMenu
      label={intl.formatMessage(
        issueIds ? commandMessages.selectedIssues : commandMessages.thisIssue,
      )}
      at={at}
      groups={groups}
      onClose={close}
    />
  );
}
