import type { ReactNode } from 'react';
import styles from './GridFooter.module.css';
import { IconButton } from './IconButton';
import { NextIcon, PreviousIcon } from './icons';

interface FooterBarProps {
  status: ReactNode;
  /** Names of the buttons. */
  previousLabel: string;
  nextLabel: string;
  isFirst: boolean;
  isLast: boolean;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The line below a grid, as drawn: its words are given. */
export function FooterBar({ status, isFirst, isLast, ...rest }: FooterBarProps) {
  return (
    <div className={styles['footer']}>
      <IconButton
        className={styles['step']}
        label={rest.previousLabel}
        icon={PreviousIcon}
        aria-disabled={isFirst}
        onClick={rest.onPrevious}
      />
      <IconButton
        className={styles['step']}
        label={rest.nextLabel}
        icon={NextIcon}
        aria-disabled={isLast}
        onClick={rest.onNext}
      />
      <span className={styles['status']} role="status">
        {status}
      </span>
    </div>
  );
}
