import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { LazyCode } from '@/lib/lazyCode';
import type { ButtonVariant } from './buttonClass';
import { Button } from './Button';
import { classNames } from './classNames';
import styles from './Dropdown.module.css';
import { ExpandIcon } from './icons';
import { Icon } from './Icon';
import { uiSentences } from './messages';
import { type Dropdown, useDropdown } from './useDropdown';
import { useLazyPart } from './useLazyPart';

/** What the list that opens is told by its button. */
export interface OpenList {
  dropdown: Dropdown;
  label: string;
}

export interface DropdownLook {
  /** What is chosen here ("Project"): names the button together with the caption. */
  label: string;
  /** The current choice; without it only a caret shows. */
  caption?: string;
  /** The label names the choice itself. */
  isNamed?: boolean;
  icon?: LucideIcon;
  variant?: ButtonVariant;
}

interface LazyDropdownProps<Own> extends DropdownLook {
  /** What opens, fetched when it is wanted: what can be chosen is nothing that a button needs. */
  part: LazyCode<ComponentType<Own & OpenList>>;
  /** What it gets besides. */
  own: Own;
}

/** The button of a choice out of many, and below it what its part shows while it is open (screens 8.1, 12.2). */
export function LazyDropdown<Own extends object>({
  label,
  caption,
  isNamed,
  icon,
  variant = 'default',
  part,
  own,
}: LazyDropdownProps<Own>) {
  const intl = useIntl();
  const dropdown = useDropdown(label);
  const { isOpen, setIsOpen, rootRef, triggerRef, handleEscape } = dropdown;
  const { Part, whenThere } = useLazyPart(part);
  const name =
    caption === undefined || isNamed
      ? label
      : intl.formatMessage(uiSentences.dropdownName, { label, value: caption });

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
        {caption !== undefined && <span className={styles['caption']}>{caption}</span>}
        <Icon
          icon={ExpandIcon}
          className={classNames(styles['caret'], caption === undefined && styles['onlyCaret'])}
        />
      </Button>
      {isOpen && Part && <Part {...own} dropdown={dropdown} label={label} />}
    </div>
  );
}
