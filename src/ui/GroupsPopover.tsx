import type { FilterGroup } from './filterGroups';
import { FilterPopover } from './FilterPopover';
import type { OpenList } from './LazyDropdown';

interface GroupsPopoverProps extends OpenList {
  /** Asked for while it is open only: there may be hundreds of entries. */
  groups: () => readonly FilterGroup[];
}

/** What opens below a `FilterDropdown`. */
export function GroupsPopover({ groups, ...open }: GroupsPopoverProps) {
  return <FilterPopover {...open} groups={groups()} />;
}
