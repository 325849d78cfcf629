import { FormattedMessage } from 'react-intl';
import { numberMessages } from '@/i18n/numberMessages';
import { CopyableNumber } from './CopyableNumber';
import styles from './FailedRequest.module.css';

/** Which request the server failed on, if it said so: its administrator finds it in the log. Stands below the message. */
export function FailedRequest({ error }: { error: { kind: string } }) {
  if (!('requestId' in error) || typeof error.requestId !== 'string') return null;
  return (
    <div className={styles['line']}>
      <FormattedMessage
        {...numberMessages.request}
        values={{ number: <CopyableNumber number={error.requestId} /> }}
      />
    </div>
  );
}
