import styles from './VisuallyHidden.module.css';

interface LiveRegionProps {
  /** What has just happened; empty for nothing. A change is read out. */
  message: string;
  /** Assertive interrupts. */
  politeness?: 'polite' | 'assertive';
}

/** Reads results out to people who do not see them. It has to be on the page before its message comes. */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <div className={styles['hidden']} role={politeness === 'polite' ? 'status' : 'alert'}>
      {message}
    </div>
  );
}
