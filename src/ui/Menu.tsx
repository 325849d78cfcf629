import type { LucideIcon } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { ButtonVariant } from './buttonClass';
import { Button } from './Button';
import { classNames } from './classNames';
import styles from './Dropdown.module.css';
import { ExpandIcon } from './icons';
import { Icon } from './Icon';
import { MenuEntry, type MenuItem } from './MenuEntry';
import { useDropdown } from './useDropdown';
import { useTypeahead } from './useTypeahead';

export interface MenuGroup {
  key: string;
  heading?: string;
  items: readonly MenuItem[];
}

interface MenuProps {
  /** Names the button; shows on hover and focus. */
  label: string;
  icon?: LucideIcon;
  /** Visible text of the button; with it comes a caret. */
  caption?: string;
  /** `wide`: the caption shows from 1200 px on, below that the icon alone. */
  captionFrom?: 'wide';
  variant?: ButtonVariant;
  /** Separated by a line; an empty one takes no place. */
  groups: readonly MenuGroup[];
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
export function Menu({ groups, label, icon, caption, variant = 'quiet', ...rest }: MenuProps) {
  const { isOpen, setIsOpen, rootRef, triggerRef, popoverRef, closeAndReturnFocus, handleEscape } =
    useDropdown();
  const typeahead = useTypeahead();
  const focusOnOpen = useRef<'first' | 'last' | 'menu'>('menu');
  const menuId = useId();
  const shown = groups.filter((group) => group.items.length > 0);

  // External system: the focus, once the menu is there to take it.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const menu = popoverRef.current;
    const item = { first: 0, last: -1, menu: undefined }[focusOnOpen.current];
    (item === undefined ? menu : (itemsOf(menu).at(item) ?? menu))?.focus({ preventScroll: true });
  }, [isOpen, popoverRef]);

  function open(target: typeof focusOnOpen.current) {
    focusOnOpen.current = target;
    setIsOpen(true);
  }

  function handleTriggerClick(event: MouseEvent) {
    // A click that comes from the keyboard has no detail: then the first item takes the focus.
    if (isOpen) closeAndReturnFocus();
    else open(event.detail === 0 ? 'first' : 'menu');
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (rest.isDisabled || handleEscape(event)) return;
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open(event.key === 'ArrowDown' ? 'first' : 'last');
      return;
    }
    if (event.key === 'Tab') {
      setIsOpen(false);
      return;
    }
    const all = itemsOf(popoverRef.current);
    const current = all.findIndex((item) => item === document.activeElement);
    const next = nextItem(event.key, current, all.length) ?? typeahead(event, all, current);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

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
      {isOpen && (
        <div
          className={classNames(styles['popover'], rest.width && styles['wide'])}
          ref={popoverRef}
          role="menu"
          id={menuId}
          aria-label={label}
          tabIndex={-1}
        >
          <div className={styles['list']} role="presentation">
            {shown.map((group) => (
              <div
                className={styles['group']}
                key={group.key}
                role="group"
                aria-label={group.heading}
              >
                {group.heading !== undefined && (
                  <div className={styles['heading']} aria-hidden="true">
                    {group.heading}
                  </div>
                )}
                {group.items.map((item) => (
                  <MenuEntry key={item.key} item={item} onChoose={closeAndReturnFocus} />
                ))}
              </div>
            ))}
            {shown.length === 0 && <div className={styles['empty']}>{rest.emptyText}</div>}
          </div>
        </div>
      )}
    </div>
  );
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

function nextItem(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
