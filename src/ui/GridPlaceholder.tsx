import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './DataGrid.module.css';

interface GridPlaceholderProps {
  /** Called when it goes, and the focus was in it. */
  onFocusLost: () => void;
  children: ReactNode;
}

/** What stands in place of rows. It keeps the focus that was on a button of its own when the button goes. */
export function GridPlaceholder({ onFocusLost, children }: GridPlaceholderProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);

  // External system: the document's focus, which goes with the element that had it.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
  });
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);

  return (
    <div
      className={styles['placeholderFrame']}
      role="presentation"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <div className={styles['placeholder']} ref={place} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
