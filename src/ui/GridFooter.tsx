import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './IconButton';
import styles from './GridFooter.module.css';
import { NextIcon, PreviousIcon } from './icons';
import { uiMessages } from './messages';

interface GridFooterProps {
  /** What is shown of how many, in words; read out when it changes. */
  status: ReactNode;
  /** Absent while there is no earlier page. */
  onPrevious?: (() => void) | undefined;
  /** Absent while there is no further page. */
  onNext?: (() => void) | undefined;
}

/** The line below a grid. Its buttons keep the focus when they come to an end, so they are never natively disabled. */
export function GridFooter({ status, onPrevious, onNext }: GridFooterProps) {
  const intl = useIntl();
  return (
    <div className={styles['footer']}>
      <IconButton
        className={styles['step']}
        label={intl.formatMessage(uiMessages.previous)}
        icon={PreviousIcon}
        aria-disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton
        className={styles['step']}
        label={intl.formatMessage(uiMessages.next)}
        icon={NextIcon}
        aria-disabled={!onNext}
        onClick={onNext}
      />
      <span className={styles['status']} role="status">
        {status}
      </span>
    </div>
  );
}
