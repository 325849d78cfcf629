import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Number of lines to come, so that nothing jumps when they do. */
  rows?: number;
  /** Height of a line in px. */
  rowHeight?: number;
}

/** Stands in for text on its first load. Shows only after 150 ms, so that quick answers do not flicker. */
export function Skeleton({ rows = 3, rowHeight = 34 }: SkeletonProps) {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles['row']} style={{ blockSize: rowHeight }} />
      ))}
    </div>
  );
}
