import type { LucideIcon } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { ButtonVariant } from './buttonClass';
import { Button } from './Button';
import { classNames } from './classNames';
import styles from './Dropdown.module.css';
import { ExpandIcon } from './icons';
import { Icon } from './Icon';
import { menuPart } from './dropdownParts';
import type { MenuGroup } from './menuGroup';
import { useDropdown } from './useDropdown';
import { useLazyPart } from './useLazyPart';

/** Draws the open part of a menu. */
export type ShowGroups = (groups: readonly MenuGroup[]) => ReactNode;

interface MenuProps {
  /** Names the button; shows on hover and focus. */
  label: string;
  /** Tells it from other menus of its window, where its label does not, or changes while it is open. */
  name?: string;
  icon?: LucideIcon;
  /** Visible text of the button; with it comes a caret. */
  caption?: string;
  /** `wide`: the caption shows from 1200 px on, below that the icon alone. */
  captionFrom?: 'wide';
  variant?: ButtonVariant;
  /**
   * Separated by a line; an empty one takes no place. A function draws what `show` makes of them, once the menu is open:
   * for those that cost something to find.
   */
  groups: readonly MenuGroup[] | ((show: ShowGroups) => ReactNode);
  /** Shown when there is no item at all. */
  emptyText?: ReactNode;
  isDisabled?: boolean;
  /** A small dot on the icon: something waits here. The label has to say so too. */
  hasDot?: boolean;
  /** `wide`: 300 px whatever the items; else as wide as they need. */
  width?: 'wide';
}

/**
 * A menu button as in the ARIA practices: arrows, Home, End and first letters move, Enter and Space choose, Esc and Tab
 * close. Items that lead somewhere are real links.
 */
export function Menu({
  groups,
  label,
  name = label,
  icon,
  caption,
  variant = 'quiet',
  ...rest
}: MenuProps) {
  const dropdown = useDropdown(`menu ${name}`);
  const { isOpen, setIsOpen, rootRef, triggerRef, closeAndReturnFocus, handleEscape } = dropdown;
  const { Part: MenuPopover, whenThere } = useLazyPart(menuPart);
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const menuId = useId();

  function open(target: number | null) {
    whenThere(() => {
      setFocusAt(target);
      setIsOpen(true);
    });
  }

  function handleTriggerClick(event: MouseEvent) {
    // A click that comes from the keyboard has no detail: then the first item takes the focus.
    if (isOpen) closeAndReturnFocus();
    else open(event.detail === 0 ? 0 : null);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (rest.isDisabled || handleEscape(event)) return;
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open(event.key === 'ArrowDown' ? 0 : -1);
      return;
    }
    if (event.key === 'Tab') setIsOpen(false);
  }

  const show: ShowGroups = (shown) =>
    MenuPopover && (
      <MenuPopover
        id={menuId}
        label={label}
        groups={shown}
        emptyText={rest.emptyText}
        isWide={rest.width === 'wide'}
        dropdown={dropdown}
        focusAt={focusAt}
      />
    );

  return (
    <div className={styles['root']} ref={rootRef} onKeyDown={handleKeyDown} role="presentation">
      <Button
        ref={triggerRef}
        variant={variant}
        {...(icon && { icon })}
        className={classNames(styles['trigger'], rest.hasDot && styles['dot'])}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-disabled={rest.isDisabled}
        data-tip={caption === label ? undefined : label}
        onClick={handleTriggerClick}
      >
        {caption !== undefined && (
          <span className={classNames(styles['caption'], rest.captionFrom && styles['wideOnly'])}>
            {caption}
          </span>
        )}
        {caption !== undefined && <Icon icon={ExpandIcon} className={styles['caret']} />}
      </Button>
      {isOpen && (typeof groups === 'function' ? groups(show) : show(groups))}
    </div>
  );
}
