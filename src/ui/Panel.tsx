import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** Buttons and menus at the end of the title's line. */
  actions?: ReactNode;
  /** What limits the panel's content: stays beside the title where the actions go below it. */
  filter?: ReactNode;
  /** Level of the heading: 2 for a section of a window, 3 below one. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A section of a page: a heading on a hairline and what belongs to it. */
export function Panel({ title, filter, actions, level = 2, children }: PanelProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <div className={styles['header']}>
        <Heading className={styles['title']} id={titleId}>
          {title}
        </Heading>
        {filter && <div className={styles['actions']}>{filter}</div>}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
