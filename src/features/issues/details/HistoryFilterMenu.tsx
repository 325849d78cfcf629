import { useIntl } from 'react-intl';
import { CommandMenu } from '@/commands/CommandMenu';
import { FilterIcon } from '@/ui/icons';
import { historyFilters } from './commands';
import { detailsMessages } from './messages';

const groups = [historyFilters];

/** Chooses which entries of the history are shown, for this issue and those opened later. */
export function HistoryFilterMenu({ issueId }: { issueId: number }) {
  const intl = useIntl();
  return (
    <CommandMenu
      label={intl.formatMessage(detailsMessages.filterHistory)}
      icon={FilterIcon}
      variant="default"
      groups={groups}
      target={{ kind: 'issue', issueId }}
    />
  );
}
