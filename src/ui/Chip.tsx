import type { ReactNode } from 'react';
import { steadyHue } from '@/lib/steadyHue';
import styles from './Tint.module.css';

interface ChipProps {
  /** What the hue is that of. */
  text: string;
  children: ReactNode;
}

/** One of the choices of an enumeration: its text on a hue that it has everywhere. */
export function Chip({ text, children }: ChipProps) {
  return (
    <span className={styles['chip']} data-tint={steadyHue(text)}>
      {children}
    </span>
  );
}
