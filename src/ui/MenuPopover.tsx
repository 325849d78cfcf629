import { type ReactNode, useLayoutEffect } from 'react';
import { classNames } from './classNames';
import styles from './Dropdown.module.css';
import { MenuEntry } from './MenuEntry';
import type { MenuGroup } from './menuGroup';
import { itemsOf } from './menuKeys';
import type { Dropdown } from './useDropdown';
import { useMenuKeys } from './useMenuKeys';
import { useOpenDropdown } from './useOpenDropdown';

interface MenuPopoverProps {
  id: string;
  label: string;
  groups: readonly MenuGroup[];
  emptyText: ReactNode;
  isWide: boolean;
  dropdown: Dropdown;
  /** What takes the focus when it opens: the menu itself, or an item by its place. */
  focusAt: number | null;
}

/** The open part of a `Menu`. */
export function MenuPopover({ id, label, groups, dropdown, focusAt, ...rest }: MenuPopoverProps) {
  const { popoverRef, closeAndReturnFocus } = dropdown;
  const moveByKey = useMenuKeys();
  const shown = groups.filter((group) => group.items.length > 0);

  // External system: the focus.
  useLayoutEffect(() => {
    const menu = popoverRef.current;
    const item = focusAt === null ? null : itemsOf(menu).at(focusAt);
    (item ?? menu)?.focus({ preventScroll: true });
  }, [popoverRef, focusAt]);
  useOpenDropdown(dropdown);

  return (
    <div
      className={classNames(styles['popover'], rest.isWide && styles['wide'])}
      ref={popoverRef}
      role="menu"
      id={id}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        moveByKey(event, popoverRef.current);
      }}
    >
      <div className={styles['list']} role="presentation">
        {shown.map((group) => (
          <div className={styles['group']} key={group.key} role="group" aria-label={group.heading}>
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
  );
}
