import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  children: ReactNode;
  /** On paper it is seen. */
  isPrinted?: boolean;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, isPrinted = false }: VisuallyHiddenProps) {
  return (
    <span className={classNames(styles['hidden'], isPrinted && styles['printed'])}>{children}</span>
  );
}
