import { useLayoutEffect, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { harmlessName } from '@/lib/bidiControls';
import { Icon } from '@/ui/Icon';
import styles from './Palette.module.css';
import type { PaletteEntry, PaletteMatch } from './paletteEntries';
import { rowWindow, scrollTopFor } from '@/ui/rowWindow';

/** A heading or an entry; both are one row high. */
export type PaletteRow =
  | { kind: 'heading'; key: string; heading: MessageDescriptor }
  | { kind: 'match'; key: string; match: PaletteMatch };

interface PaletteListProps {
  id: string;
  label: string;
  rows: readonly PaletteRow[];
  matchCount: number;
  activeKey: string | null;
  optionId: (key: string) => string;
  onChoose: (entry: PaletteEntry) => void;
}

/** In px; the stylesheet takes it from here. */
const rowHeight = 36;

/** Until the list has been laid out, and where nothing is: as many rows as it has at most. */
const usualHeight = 12 * rowHeight;

/** What was found. Of thousands of rows only those in view are there: all are equally high, so counting is enough. */
export function PaletteList({
  id,
  label,
  rows,
  matchCount,
  activeKey,
  optionId,
  onChoose,
}: PaletteListProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const activeRow = rows.findIndex(({ key }) => key === activeKey);
  const { first, end } = rowWindow({ scrollTop, height: usualHeight, rowHeight }, rows.length);

  // External system: the scroll position, which follows the active entry.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || activeRow < 0) return;
    // The heading above the first entry is shown with it.
    const height = element.clientHeight || usualHeight;
    const row = activeRow === 1 ? 0 : activeRow;
    const target = scrollTopFor(row, { scrollTop: element.scrollTop, height, rowHeight });
    element.scrollTop = target;
    setScrollTop(target);
  }, [activeRow, rows]);

  const shown = rows.slice(first, end);
  const before = rows.slice(0, first).filter(({ kind }) => kind === 'match').length;
  const places = new Map(
    shown.filter(({ kind }) => kind === 'match').map(({ key }, index) => [key, before + index + 1]),
  );

  return (
    <div
      className={styles['list']}
      id={id}
      ref={list}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      style={{ maxBlockSize: usualHeight }}
      onScroll={({ currentTarget }) => {
        setScrollTop(currentTarget.scrollTop);
      }}
    >
      <div
        className={styles['rows']}
        role="presentation"
        style={{ blockSize: rows.length * rowHeight }}
      >
        {shown.map((row, index) => {
          const place = { insetBlockStart: (first + index) * rowHeight, blockSize: rowHeight };
          if (row.kind === 'heading') {
            return (
              <div key={row.key} className={styles['heading']} style={place} aria-hidden="true">
                {intl.formatMessage(row.heading)}
              </div>
            );
          }
          const { entry, marks } = row.match;
          return (
            <button
              key={row.key}
              className={styles['option']}
              style={place}
              id={optionId(row.key)}
              // The box keeps the focus and hears the keys.
              type="button"
              role="option"
              // Marks would cut the words for the ear.
              aria-label={nameOf(entry)}
              tabIndex={-1}
              aria-selected={row.key === activeKey}
              aria-setsize={matchCount}
              aria-posinset={places.get(row.key)}
              onPointerDown={(event) => {
                event.preventDefault();
              }}
              onClick={() => {
                onChoose(entry);
              }}
            >
              {entry.icon && <Icon icon={entry.icon} />}
              <span className={styles['label']}>
                <MarkedText text={entry.label} marks={marks} />
              </span>
              {entry.detail !== undefined && (
                <span className={styles['detail']}>{harmlessName(entry.detail)}</span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** An entry as it is read out. */
function nameOf({ label, detail = '' }: PaletteEntry): string {
  return [label, detail].filter((text) => text !== '').join(', ');
}

/** A name with the characters that were typed. */
function MarkedText({ text, marks }: { text: string; marks: readonly number[] }) {
  const marked = new Set(marks);
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const [index, character] of Array.from(harmlessName(text)).entries()) {
    const isMarked = marked.has(index);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += character;
    else parts.push({ text: character, isMarked });
  }
  return parts.map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
