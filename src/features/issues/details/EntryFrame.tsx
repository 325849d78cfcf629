import type { ReactNode } from 'react';
import { classNames } from '@/ui/classNames';
import { blockElementId } from './entryContext';
import styles from './EntryFrame.module.css';

interface EntryFrameProps {
  itemId: number;
  kind: 'changes' | 'comment' | 'file';
  /** The address points here: highlighted, and focused by `useAnchor`. */
  isTarget: boolean;
  /** Id of the element that names the entry. */
  labelledBy?: string;
  children: ReactNode;
}

/** An entry as a place that links can lead to. */
export function EntryFrame({ itemId, kind, isTarget, labelledBy, children }: EntryFrameProps) {
  return (
    <article
      id={blockElementId(itemId)}
      className={classNames(styles['entry'], styles[kind])}
      tabIndex={-1}
      data-entry=""
      aria-labelledby={labelledBy}
      aria-current={isTarget ? 'location' : undefined}
    >
      {children}
    </article>
  );
}
