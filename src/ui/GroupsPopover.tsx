import { useIntl } from 'react-intl';
import type { FilterGroup } from './filterGroups';
import { FilterPopover } from './FilterPopover';
import type { OpenList } from './LazyDropdown';
import { uiMessages } from './messages';

interface GroupsPopoverProps extends OpenList {
  /** Asked for while it is open only: there may be hundreds of entries. */
  groups: () => readonly FilterGroup[];
  filterLabel?: string;
}

/** What opens below a `FilterDropdown`. */
export function GroupsPopover({ groups, filterLabel, ...open }: GroupsPopoverProps) {
  const intl = useIntl();
  return (
    <FilterPopover
      {...open}
      groups={groups()}
      filterLabel={filterLabel ?? intl.formatMessage(uiMessages.filter)}
    />
  );
}
