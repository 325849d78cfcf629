import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedDate } from 'react-intl';
import styles from './PrintedTime.module.css';

/** When a list on paper was so: between its name and its conditions. */
export function PrintedTime() {
  const [at, setAt] = useState<Date | null>(null);

  // External system: the browser, which prints what is there when the event is over.
  useEffect(() => {
    const begin = () => {
      flushSync(() => {
        setAt(new Date());
      });
    };
    const end = () => {
      setAt(null);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return (
    at && (
      <p className={styles['time']}>
        <FormattedDate value={at} dateStyle="long" timeStyle="short" />
      </p>
    )
  );
}
