import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './PropertyList.module.css';

export interface Property {
  key: string | number;
  label: string;
  value: ReactNode;
}

interface PropertyListProps {
  items: readonly Property[];
  /** Below 768 px the pairs follow each other like words, for lists that must not push what matters down. */
  flowsInNarrow?: boolean;
}

/** Label and value pairs, aligned in two columns; line breaks in a value count. */
export function PropertyList({ items, flowsInNarrow = false }: PropertyListProps) {
  return (
    <dl className={classNames(styles['list'], flowsInNarrow && styles['flowing'])}>
      {items.map(({ key, label, value }) => (
        <div key={key} className={styles['pair']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
