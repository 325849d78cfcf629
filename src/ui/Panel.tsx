import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** Buttons and menus at the end of the title's line. */
  actions?: ReactNode;
  /** What limits the panel's content: stays beside the title where the actions go below it. */
  filter?: ReactNode;
  children: ReactNode;
}

/** A section of a page: a heading on a hairline and what belongs to it. */
export function Panel({ title, filter, actions, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <div className={styles['header']}>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        {filter && <div className={styles['actions']}>{filter}</div>}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
