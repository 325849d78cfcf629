import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';

interface EmptyStateProps {
  icon?: LucideIcon;
  /** The one useful thing to do here. */
  action?: ReactNode;
  /** One sentence. */
  children: ReactNode;
}

/** Says that there is nothing, and what to do about it. */
export function EmptyState({ icon, action, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {icon && <Icon icon={icon} />}
      <p>{children}</p>
      {action}
    </div>
  );
}
