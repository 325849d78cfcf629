import type { RefObject } from 'react';
import styles from './Dropdown.module.css';
import { FilterList } from './FilterList';
import type { FilterGroup } from './filterGroups';

interface FilterPopoverProps {
  id?: string;
  popoverRef: RefObject<HTMLDivElement | null>;
  label: string;
  filterLabel: string;
  groups: readonly FilterGroup[];
  initialText?: string;
  onFilter?: (text: string) => void;
  onClose: () => void;
}

/** What opens below a `FilterDropdown` or a `FilterSelect`. */
export function FilterPopover({ id, popoverRef, label, ...list }: FilterPopoverProps) {
  return (
    <div className={styles['popover']} id={id} ref={popoverRef} role="dialog" aria-label={label}>
      <FilterList label={label} {...list} />
    </div>
  );
}
