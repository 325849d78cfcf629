import { type AriaAttributes, type KeyboardEvent, useId, useState } from 'react';
import { classNames } from './classNames';
import styles from './Dropdown.module.css';
import type { FilterGroup } from './filterGroups';
import { FilterPopover } from './FilterPopover';
import { ExpandIcon } from './icons';
import { Icon } from './Icon';
import { useDropdown } from './useDropdown';

interface FilterSelectProps {
  /** Names the list; the control itself is named by a `label` for its id. */
  label: string;
  /** What is chosen. */
  caption: string;
  /** In the order shown, separated by lines. */
  groups: readonly FilterGroup[];
  aria: AriaAttributes & { id: string };
  /** The look of the form's controls. */
  className: string | undefined;
  isDisabled?: boolean;
  /** Opens narrowed down as it was left (screens 12.3); else with all items. */
  keepsFilter?: boolean;
}

/** A `FilterDropdown` as a control of a form: one out of many, in sections, with a filter box over them. */
export function FilterSelect({
  label,
  caption,
  groups,
  aria,
  className,
  isDisabled = false,
  keepsFilter = false,
}: FilterSelectProps) {
  const listId = useId();
  const [filter, setFilter] = useState('');
  const dropdown = useDropdown(`field ${label}`);
  const { isOpen, setIsOpen, rootRef, triggerRef, handleEscape } = dropdown;

  return (
    <div
      className={classNames(styles['root'], styles['block'])}
      ref={rootRef}
      role="presentation"
      onKeyDown={(event) => {
        if (handleEscape(event) || isOpen) return;
        const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
        if (!isArrow && !isLetter(event)) return;
        // A letter goes on to the filter box, which has the focus by then.
        if (isArrow) event.preventDefault();
        setIsOpen(true);
      }}
    >
      <button
        {...aria}
        ref={triggerRef}
        type="button"
        className={classNames(styles['select'], className)}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={listId}
        disabled={isDisabled}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <span className={styles['selected']}>{caption}</span>
        <Icon icon={ExpandIcon} className={styles['caret']} />
      </button>
      {isOpen && (
        <FilterPopover
          id={listId}
          dropdown={dropdown}
          isOverScreen
          label={label}
          groups={groups}
          {...(keepsFilter && { initialText: filter, onFilter: setFilter })}
        />
      )}
    </div>
  );
}

/** Something that is typed, but for the space bar, which presses the button. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
