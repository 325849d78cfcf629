import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { detailsMessages } from '../details/messages';
import styles from './PendingFileRow.module.css';

/** The rows of the files that wait in a form; nothing without any. */
export function PendingFileList({ children }: { children: readonly ReactNode[] }) {
  const intl = useIntl();
  if (children.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={intl.formatMessage(detailsMessages.filterFiles)}>
      {children}
    </ul>
  );
}
