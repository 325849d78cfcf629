import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** The one useful thing to do here. */
  action?: ReactNode;
  /** One sentence. */
  children: ReactNode;
}

/** Says that there is nothing, and what to do about it. */
export function EmptyState({ action, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <p>{children}</p>
      {action}
    </div>
  );
}
