import type { ReactNode } from 'react';
import styles from './QuietNote.module.css';

/** A line above the list that says why it is not as it was asked for; not for paper. */
export function QuietNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles['words']} role="status">
      {children}
    </p>
  );
}
