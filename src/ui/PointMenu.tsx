import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import dropdown from './Dropdown.module.css';
import { MenuEntry, type MenuItem } from './MenuEntry';
import { itemsOf } from './menuKeys';
import styles from './PointMenu.module.css';
import { useMenuKeys } from './useMenuKeys';

interface PointMenuProps {
  label: string;
  /** Where on the screen, in px from its top left corner. */
  at: { x: number; y: number };
  /** Separated by a line. */
  groups: readonly (readonly MenuItem[])[];
  onClose: () => void;
}

/** What lies below the menu, and where it lay when it was pressed. */
interface Pressed {
  element: Element;
  left: number;
  top: number;
}

function pressedAt({ x, y }: { x: number; y: number }, menu: Element): Pressed | null {
  const element = document.elementsFromPoint(x, y).find((below) => !menu.contains(below));
  if (!element) return null;
  const { left, top } = element.getBoundingClientRect();
  return { element, left, top };
}

/** An event of scrolling comes a frame late: the one of what was scrolled before the press moves nothing any more. */
function hasMoved({ element, left, top }: Pressed): boolean {
  const now = element.getBoundingClientRect();
  return now.left !== left || now.top !== top;
}

/** A menu where one has pressed, as of the right button: it moves by keys as `Menu` does and gives the focus back. */
export function PointMenu({ label, at, groups, onClose }: PointMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const pressed = useRef<Pressed | null>(null);
  const moveByKey = useMenuKeys();

  // External system: the layout, which alone knows whether there is room, and the document's focus.
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    opener.current = document.activeElement;
    pressed.current = pressedAt(at, element);
    const { offsetWidth, offsetHeight } = element;
    const x = Math.max(0, Math.min(at.x, window.innerWidth - offsetWidth));
    const y = at.y + offsetHeight > window.innerHeight ? Math.max(0, at.y - offsetHeight) : at.y;
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
    (itemsOf(element)[0] ?? element).focus({ preventScroll: true });
  }, [at]);

  // External system: presses and focus anywhere else, and what was pressed moving away below the menu.
  useEffect(() => {
    function handleElsewhere({ target }: Event) {
      if (target instanceof Node && !menu.current?.contains(target)) onClose();
    }
    function handleScroll() {
      if (!pressed.current || hasMoved(pressed.current)) onClose();
    }
    document.addEventListener('pointerdown', handleElsewhere, true);
    document.addEventListener('focusin', handleElsewhere, true);
    document.addEventListener('scroll', handleScroll, true);
    return () => {
      document.removeEventListener('pointerdown', handleElsewhere, true);
      document.removeEventListener('focusin', handleElsewhere, true);
      document.removeEventListener('scroll', handleScroll, true);
    };
  }, [onClose]);

  function close() {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    moveByKey(event, menu.current);
  }

  return (
    <div
      className={styles['menu']}
      ref={menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      <div className={dropdown['list']} role="presentation">
        {groups
          .filter((items) => items.length > 0)
          .map((items) => (
            <div className={dropdown['group']} key={items[0]?.key} role="group">
              {items.map((item) => (
                <MenuEntry key={item.key} item={item} onChoose={close} />
              ))}
            </div>
          ))}
      </div>
    </div>
  );
}
