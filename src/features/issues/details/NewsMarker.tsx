import { useIntl } from 'react-intl';
import { detailsMessages } from './messages';
import styles from './NewsMarker.module.css';

/** The line before what the reader has not seen yet. */
export function NewsMarker() {
  const intl = useIntl();
  return (
    <p className={styles['marker']} data-news="">
      {intl.formatMessage(detailsMessages.newSince)}
    </p>
  );
}
