import { lazyCode } from '@/lib/lazyCode';
import type { FilterGroup } from './filterGroups';
import { type DropdownLook, LazyDropdown } from './LazyDropdown';

interface FilterDropdownProps extends DropdownLook {
  /** In the order shown, separated by lines. Asked for while it is open only: there may be hundreds of entries. */
  groups: () => readonly FilterGroup[];
}

const part = lazyCode(() =>
  import(/* webpackChunkName: "parts" */ './GroupsPopover').then((module) => module.GroupsPopover),
);

/**
 * A choice out of many (screens 8.1, 12.2): a button, and below it a filter box over a list. The box keeps the focus
 * while the arrows move through the list, as in the combobox pattern of the ARIA practices. Entries that lead somewhere
 * are real links.
 */
export function FilterDropdown({ groups, ...look }: FilterDropdownProps) {
  return <LazyDropdown {...look} part={part} own={{ groups }} />;
}
