import type { ReactNode } from 'react';
import { useFocusAround } from '@/ui/useFocusAround';
import styles from './QuietNote.module.css';

interface QuietNoteProps {
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A line above the list that says why it is not as it was asked for; not for paper. */
export function QuietNote({ children, action }: QuietNoteProps) {
  const place = useFocusAround();
  return (
    <div ref={place} className={styles['words']}>
      <span role="status">{children}</span> {action}
    </div>
  );
}
