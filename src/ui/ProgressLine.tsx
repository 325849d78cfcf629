import { useEffect, useState } from 'react';
import styles from './ProgressLine.module.css';

interface ProgressLineProps {
  isActive: boolean;
  /** Names what is going on; without it the line is decoration and the region should be `aria-busy`. */
  label?: string;
}

/** What is done by then needs no line, in ms. */
const patience = 150;

/** A thin line along the top edge of a positioned region: something is on its way, what is shown stays readable. */
export function ProgressLine({ isActive, label }: ProgressLineProps) {
  return isActive ? <Line label={label} /> : null;
}

/** It comes into the document late: there it would be laid out and painted, even unseen, in the frames of a click. */
function Line({ label }: { label: string | undefined }) {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  if (!isLate) return null;
  return (
    <span
      className={styles['line']}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'progressbar', 'aria-label': label })}
    />
  );
}
