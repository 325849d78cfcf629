import type { ReactNode } from 'react';
import styles from './FieldColumns.module.css';

/**
 * Fields side by side where the window is wide enough: those whose width hints at a short value take one of two
 * columns, all others the whole row.
 */
export function FieldColumns({ children }: { children: ReactNode }) {
  return <div className={styles['columns']}>{children}</div>;
}
