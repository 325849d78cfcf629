import styles from './ProgressLine.module.css';

interface ProgressLineProps {
  isActive: boolean;
  /** Names what is going on; without it the line is decoration and the region should be `aria-busy`. */
  label?: string;
}

/** A thin line along the top edge of a positioned region: something is on its way, what is shown stays readable. */
export function ProgressLine({ isActive, label }: ProgressLineProps) {
  if (!isActive) return null;
  return (
    <span
      className={styles['line']}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'progressbar', 'aria-label': label })}
    />
  );
}
