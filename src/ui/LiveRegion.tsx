import styles from './VisuallyHidden.module.css';

interface LiveRegionProps {
  /** What has just happened; empty for nothing. A change is read out. */
  message: string;
}

/** Reads results out to people who do not see them. It has to be on the page before its message comes. */
export function LiveRegion({ message }: LiveRegionProps) {
  return (
    <div className={styles['hidden']} role="status">
      {message}
    </div>
  );
}
