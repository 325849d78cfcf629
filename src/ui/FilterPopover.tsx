import styles from './Dropdown.module.css';
import { FilterList } from './FilterList';
import type { FilterGroup } from './filterGroups';
import type { Dropdown } from './useDropdown';
import { useOpenDropdown } from './useOpenDropdown';

interface FilterPopoverProps {
  id?: string;
  dropdown: Dropdown;
  /** It hangs on the screen, not on what scrolls its trigger. */
  isOverScreen?: boolean;
  label: string;
  groups: readonly FilterGroup[];
  initialText?: string;
  onFilter?: (text: string) => void;
}

/** What opens below a `FilterDropdown` or a `FilterSelect`. */
export function FilterPopover({ id, dropdown, isOverScreen, label, ...list }: FilterPopoverProps) {
  const { popoverRef, closeAndReturnFocus } = dropdown;
  useOpenDropdown(dropdown, isOverScreen);
  return (
    <div className={styles['popover']} id={id} ref={popoverRef} role="dialog" aria-label={label}>
      <FilterList label={label} {...list} onClose={closeAndReturnFocus} />
    </div>
  );
}
