import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './KeptPanels.module.css';

/** What panels lie in, one over the other. */
export function PanelsFrame({ children }: { children: ReactNode }) {
  return <div className={styles['panels']}>{children}</div>;
}

/** One of them. */
export function PanelFrame({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(styles['panel'], !isShown && styles['kept'])}
      aria-hidden={!isShown || undefined}
    >
      {children}
    </div>
  );
}
