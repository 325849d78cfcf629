import { useIntl } from 'react-intl';
import { useCommandItems } from '@/commands/useCommandItems';
import { rowMenu } from '@/features/issues/commands';
import { PointMenu } from '@/ui/PointMenu';
import { commandMessages } from './messages';
import type { RowPress } from './useRowPresses';

interface RowMenuProps {
  press: RowPress;
  onClose: () => void;
}

/** What one can do with the issue of a row, or with all that are selected, where one has pressed. */
export function RowMenu({ press, onClose }: RowMenuProps) {
  const intl = useIntl();
  const groups = useCommandItems(rowMenu, press.target);
  if (groups.every((group) => group.length === 0)) return null;
  return (
    <PointMenu
      label={intl.formatMessage(
        press.target.kind === 'issue' ? commandMessages.thisIssue : commandMessages.selectedIssues,
      )}
      at={press.at}
      groups={groups}
      onClose={onClose}
    />
  );
}
