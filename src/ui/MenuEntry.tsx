import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import styles from './Dropdown.module.css';
import { ExternalIcon } from './icons';
import { Icon } from './Icon';

export interface MenuItem {
  key: string;
  label: string;
  /** Where it leads; without it `onSelect` acts. Both together: a link that also does something. */
  href?: string;
  onSelect?: (event: MouseEvent) => void;
  icon?: LucideIcon;
  isCurrent?: boolean;
  /** Opens in a new tab. */
  isExternal?: boolean;
  /** A short count at the end. */
  badge?: string;
  /** A second, smaller line. */
  detail?: string;
  /** The command it stands for. */
  commandId?: string;
}

interface MenuEntryProps {
  item: MenuItem;
  onChoose: () => void;
}

/** One item of a menu: a link if it leads somewhere, else a button. Choosing closes the menu first, so that the focus is back before a window opens. */
export function MenuEntry({ item, onChoose }: MenuEntryProps) {
  function handleClick(event: MouseEvent) {
    if (item.href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    onChoose();
    item.onSelect?.(event);
  }

  const content = (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span className={styles['itemText']}>
        {item.label}
        {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
      </span>
      {item.badge !== undefined && <span className={styles['badge']}>{item.badge}</span>}
      {item.isExternal && <Icon icon={ExternalIcon} />}
    </>
  );
  const shared = {
    className: styles['item'],
    role: 'menuitem',
    tabIndex: -1,
    'aria-current': item.isCurrent,
    'data-command': item.commandId,
    onClick: handleClick,
  };
  if (item.href === undefined) {
    return (
      <button {...shared} type="button">
        {content}
      </button>
    );
  }
  return (
    <a
      {...shared}
      href={item.href}
      {...(item.isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      onKeyDown={(event) => {
        // A link has no click on Space of its own.
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {content}
    </a>
  );
}
