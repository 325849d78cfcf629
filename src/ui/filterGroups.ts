export interface FilterItem {
  key: string;
  label: string;
  /** Where it leads; without it `onSelect` acts. */
  href?: string;
  onSelect?: () => void;
  isCurrent?: boolean;
}

export interface FilterGroup {
  key: string;
  heading?: string;
  /** Never filtered away: the entry that stands for "all". */
  isPinned?: boolean;
  items: readonly FilterItem[];
}

/** From so many items on there is something to filter. */
const manyItems = 8;

/** Whether a list is so long that its filter box shows before one types. */
export function isLong(groups: readonly FilterGroup[]): boolean {
  const items = groups.reduce((sum, group) => sum + (group.isPinned ? 0 : group.items.length), 0);
  return items >= manyItems;
}

/** Keeps the items that contain the text, whatever the case, and the groups that still have any. */
export function filterGroups(groups: readonly FilterGroup[], text: string): FilterGroup[] {
  const wanted = text.trim().toLocaleLowerCase();
  return groups
    .map((group) => ({
      ...group,
      items:
        group.isPinned || wanted === ''
          ? group.items
          : group.items.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)),
    }))
    .filter((group) => group.items.length > 0);
}
