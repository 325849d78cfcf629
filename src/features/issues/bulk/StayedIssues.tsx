import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/Button';
import styles from './BulkBar.module.css';
import { bulkSentences } from './messages';

interface StayedIssuesProps<Item extends { issueId: number }> {
  items: readonly Item[];
  name: (item: Item) => ReactNode;
  reason: (item: Item) => string;
}

/** So many are drawn, and so many more with each press: a job may have thousands, of any height. */
const portion = 100;

/** Issues, or rows, that stay as they are, each with its reason. */
export function StayedIssues<Item extends { issueId: number }>({
  items,
  name,
  reason,
}: StayedIssuesProps<Item>) {
  const intl = useIntl();
  const list = useRef<HTMLDListElement>(null);
  const [most, setMost] = useState(portion);
  const left = items.length - most;

  // External system: the document's focus, which goes on with what has come.
  useLayoutEffect(() => {
    const first = most > portion ? list.current?.children[most - portion] : null;
    const target = first?.querySelector('a') ?? first;
    if (target instanceof HTMLElement) target.focus();
  }, [most]);

  return (
    <div className={styles['refused']}>
      <dl ref={list}>
        {items.slice(0, most).map((item, index) => (
          // One without a link can take the focus where it comes first.
          <div key={item.issueId} tabIndex={index > 0 && index % portion === 0 ? -1 : undefined}>
            <dt>{name(item)}</dt>
            <dd>{reason(item)}</dd>
          </div>
        ))}
      </dl>
      {left > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            setMost(most + portion);
          }}
        >
          {intl.formatMessage(bulkSentences.showMore, { count: left })}
        </Button>
      )}
    </div>
  );
}
