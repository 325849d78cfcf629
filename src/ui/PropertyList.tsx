import type { ReactNode } from 'react';
import styles from './PropertyList.module.css';

export interface Property {
  key: string | number;
  label: string;
  value: ReactNode;
}

interface PropertyListProps {
  items: readonly Property[];
}

/** Label and value pairs, aligned in two columns; line breaks in a value count. */
export function PropertyList({ items }: PropertyListProps) {
  return (
    <dl className={styles['list']}>
      {items.map(({ key, label, value }) => (
        <div key={key} className={styles['pair']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
