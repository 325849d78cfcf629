import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { listSentences } from '@/i18n/listSentences';
import { LiveRegion } from '../LiveRegion';
import { orderSentences } from './messages';
import { moveItem } from './moves';
import styles from './OrderedList.module.css';
import { OrderedRow } from './OrderedRow';
import { useRowDrag } from './useRowDrag';

interface OrderedListProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => number;
  itemName: (item: Item) => string;
  onChange: (items: Item[]) => void;
  /** So many at the start stay there and cannot be removed. */
  fixedCount?: number;
  /** Whether the others can be taken out. */
  isRemovable?: boolean;
  /** What stands below the name of an item. */
  renderBody?: (item: Item, index: number) => ReactNode;
}

/**
 * Items to put in order: dragged by mouse, pen or finger, or moved one step by buttons, which is also how the keyboard
 * does it. What has become of an item is read out.
 */
export function OrderedList<Item>({
  label,
  items,
  itemKey,
  itemName,
  onChange,
  fixedCount = 0,
  isRemovable = false,
  renderBody,
}: OrderedListProps<Item>) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const [news, setNews] = useState('');
  const drag = useRowDrag({ list, fixedCount, onDrop: handleMove });

  function handleMove(from: number, to: number) {
    const moved = items[from];
    if (moved === undefined) return;
    onChange(moveItem(items, from, to));
    setNews(
      intl.formatMessage(orderSentences.moved, {
        name: itemName(moved),
        position: to + 1,
        count: items.length,
      }),
    );
  }

  function handleRemove(index: number, name: string) {
    onChange(items.toSpliced(index, 1));
    setNews(intl.formatMessage(listSentences.removed, { name }));
    // Its button goes. That of the row that takes its place is there, else that of the one before.
    const rows = list.current?.children;
    const removerIn = (at: number) => rows?.item(at)?.querySelector<HTMLElement>('[data-removes]');
    (removerIn(index + 1) ?? removerIn(index - 1) ?? list.current)?.focus();
  }

  return (
    <>
      <ul
        className={styles['list']}
        aria-label={label}
        ref={list}
        tabIndex={-1}
        data-dragging={drag.isDragging || undefined}
      >
        {items.map((item, index) => {
          const name = itemName(item);
          return (
            <OrderedRow
              key={itemKey(item)}
              name={name}
              isMoving={drag.isDragging}
              {...drag.rowState(index)}
              {...(index >= fixedCount && {
                handle: drag.handleOf(index),
                moves: {
                  up: index > fixedCount && (() => handleMove(index, index - 1)),
                  down: index < items.length - 1 && (() => handleMove(index, index + 1)),
                },
                ...(isRemovable && { onRemove: () => handleRemove(index, name) }),
              })}
            >
              {renderBody?.(item, index)}
            </OrderedRow>
          );
        })}
      </ul>
      <LiveRegion message={news} />
    </>
  );
}
