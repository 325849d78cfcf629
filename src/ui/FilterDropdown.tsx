import type { LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { harmlessName } from '@/lib/bidiControls';
import type { ButtonVariant } from './buttonClass';
import { Button } from './Button';
import { classNames } from './classNames';
import styles from './Dropdown.module.css';
import type { FilterGroup } from './filterGroups';
import { filterPart } from './dropdownParts';
import { ExpandIcon } from './icons';
import { Icon } from './Icon';
import { uiMessages, uiSentences } from './messages';
import { useDropdown } from './useDropdown';
import { useLazyPart } from './useLazyPart';

interface FilterDropdownProps {
  /** What is chosen here ("Project"): names the button together with the caption. */
  label: string;
  /** The current choice; without it only a caret shows. */
  caption?: string;
  icon?: LucideIcon;
  variant?: ButtonVariant;
  /** In the order shown, separated by lines. Asked for while it is open only: there may be hundreds of entries. */
  groups: () => readonly FilterGroup[];
  filterLabel?: string;
}

/**
 * A choice out of many (screens 8.1, 12.2): a button, and below it a filter box over a list. The box keeps the focus
 * while the arrows move through the list, as in the combobox pattern of the ARIA practices. Entries that lead somewhere
 * are real links.
 */
export function FilterDropdown({
  label,
  caption,
  icon,
  variant = 'default',
  groups,
  filterLabel,
}: FilterDropdownProps) {
  const intl = useIntl();
  const dropdown = useDropdown();
  const { isOpen, setIsOpen, rootRef, triggerRef, handleEscape } = dropdown;
  const { Part: FilterPopover, whenThere } = useLazyPart(filterPart);
  const name =
    caption === undefined
      ? label
      : intl.formatMessage(uiSentences.dropdownName, { label, value: harmlessName(caption) });

  return (
    <div
      className={styles['root']}
      ref={rootRef}
      role="presentation"
      onKeyDown={(event) => {
        if (handleEscape(event) || isOpen) return;
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        whenThere(() => {
          setIsOpen(true);
        });
      }}
    >
      <Button
        ref={triggerRef}
        variant={variant}
        {...(icon && { icon })}
        className={classNames(styles['trigger'])}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tip={name}
        onClick={() => {
          whenThere(() => {
            setIsOpen(!isOpen);
          });
        }}
      >
        {caption !== undefined && (
          <span className={styles['caption']}>{harmlessName(caption)}</span>
        )}
        <Icon
          icon={ExpandIcon}
          className={classNames(styles['caret'], caption === undefined && styles['onlyCaret'])}
        />
      </Button>
      {isOpen && FilterPopover && (
        <FilterPopover
          dropdown={dropdown}
          label={label}
          filterLabel={filterLabel ?? intl.formatMessage(uiMessages.filter)}
          groups={groups()}
        />
      )}
    </div>
  );
}
