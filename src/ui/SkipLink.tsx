import type { ReactNode } from 'react';
import { readPath } from '@/routing/address';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** Gives the focus to what is worth reading. */
  onSkip: (link: HTMLElement) => void;
  children: ReactNode;
}

/** A link past the bars, the first that Tab reaches; it shows while it has the focus. It leads to no other address. */
export function SkipLink({ onSkip, children }: SkipLinkProps) {
  return (
    <a
      className={styles['skip']}
      href={`#${readPath()}`}
      onClick={(event) => {
        event.preventDefault();
        onSkip(event.currentTarget);
      }}
    >
      {children}
    </a>
  );
}
