import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { type FoldedText, fuzzyMatch } from '@/lib/fuzzyMatch';
import { Icon } from '@/ui/Icon';
import { rowWindow, scrollTopFor } from '@/ui/rowWindow';
import { HiddenHeadings } from './HiddenHeadings';
import styles from './Palette.module.css';
import type { PaletteEntry, PaletteGroup } from './paletteEntries';

interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  /** What is typed. */
  query: readonly FoldedText[];
  matchCount: number;
  /** The entry that Enter chooses: its place among all, headings not counted. */
  active: number;
  optionId: (key: string) => string;
  onChoose: (entry: PaletteEntry) => void;
}

/** A heading or an entry; both are one row high. */
type Row = { row: number; group: number } & (
  { heading: MessageDescriptor } | { heading: null; entry: PaletteEntry; place: number }
);

/** In px; the stylesheet takes it from here. */
const rowHeight = 36;

/** Until the list has been laid out, and where nothing is: as many rows as it has at most. */
const usualHeight = 12 * rowHeight;

/** Rows beyond the edges: each letter draws them as well. */
const margin = 3;

/** What was found. Of thousands of rows only those in view are there: all are equally high, so counting is enough. */
export function PaletteList({
  id,
  label,
  groups,
  query,
  matchCount,
  active,
  optionId,
  onChoose,
}: PaletteListProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const scrolled = useRef(0);
  const activeRow = rowOf(groups, active);
  const rowCount = groups.length + matchCount;
  const view = { scrollTop, height: usualHeight, rowHeight };
  const { first, end } = rowWindow(view, rowCount, margin);

  // External system: the scroll position, which follows the active entry.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // The heading above the first entry is shown with it. To look at the element would lay it out once more than the
    // browser does by itself, so that is left to those who go further down.
    const target = activeRow <= 1 ? 0 : scrollTopOf(element, activeRow);
    if (target === scrolled.current) return;
    scrolled.current = target;
    element.scrollTop = target;
    setScrollTop(target);
  }, [activeRow, query]);

  const headingId = (group: number) => `${id}-heading-${group}`;
  return (
    <>
      <div
        className={styles['list']}
        id={id}
        ref={list}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        style={{ maxBlockSize: usualHeight }}
        onScroll={({ currentTarget }) => {
          scrolled.current = currentTarget.scrollTop;
          setScrollTop(currentTarget.scrollTop);
        }}
      >
        <div
          className={styles['rows']}
          role="presentation"
          style={{ blockSize: rowCount * rowHeight }}
        >
          {rowsBetween(groups, first, end).map((shown) => {
            const place = { insetBlockStart: shown.row * rowHeight, blockSize: rowHeight };
            if (shown.heading) {
              return (
                <div
                  key={`heading ${shown.row}`}
                  className={styles['heading']}
                  style={place}
                  aria-hidden="true"
                >
                  {intl.formatMessage(shown.heading)}
                </div>
              );
            }
            const { entry } = shown;
            return (
              <button
                // By its place: the next letter has other entries, and changes the words of what is there.
                key={shown.row}
                className={styles['option']}
                style={place}
                id={optionId(entry.key)}
                // The box keeps the focus and hears the keys.
                type="button"
                role="option"
                // Marks would cut the words for the ear.
                aria-label={nameOf(entry)}
                aria-describedby={headingId(shown.group)}
                tabIndex={-1}
                aria-selected={shown.place === active}
                aria-setsize={matchCount}
                aria-posinset={shown.place + 1}
                onPointerDown={(event) => {
                  event.preventDefault();
                }}
                onClick={() => {
                  onChoose(entry);
                }}
              >
                {entry.icon && <Icon icon={entry.icon} />}
                <span className={styles['label']}>{markedText(entry, query)}</span>
                {entry.detail !== undefined && (
                  <span className={styles['detail']}>{entry.detail}</span>
                )}
              </button>
            );
          })}
        </div>
      </div>
      <HiddenHeadings groups={groups} idOf={headingId} />
    </>
  );
}

function scrollTopOf(element: HTMLElement, row: number): number {
  const { clientHeight, scrollTop } = element;
  return scrollTopFor(row, { scrollTop, height: clientHeight || usualHeight, rowHeight });
}

/** The row of an entry: headings stand between them. */
function rowOf(groups: readonly PaletteGroup[], place: number): number {
  let rest = place;
  let headings = 1;
  for (const { entries } of groups) {
    if (rest < entries.length) break;
    rest -= entries.length;
    headings += 1;
  }
  return place + headings;
}

/** Those from one row up to another. */
function rowsBetween(groups: readonly PaletteGroup[], first: number, end: number): Row[] {
  const rows: Row[] = [];
  let begin = 0;
  let before = 0;
  for (const [group, { heading, entries }] of groups.entries()) {
    if (begin >= first && begin < end) rows.push({ row: begin, group, heading });
    const from = Math.max(0, first - begin - 1);
    entries.slice(from, Math.max(0, end - begin - 1)).forEach((entry, index) => {
      const place = from + index;
      const row = begin + 1 + place;
      rows.push({ row, group, heading: null, entry, place: before + place });
    });
    begin += 1 + entries.length;
    before += entries.length;
  }
  return rows;
}

/** An entry as it is read out. */
function nameOf({ label, detail = '' }: PaletteEntry): string {
  return [label, detail].filter((text) => text !== '').join(', ');
}

/** A name with the characters that were typed. */
function markedText({ label, folded }: PaletteEntry, query: readonly FoldedText[]): ReactNode {
  const marked = new Set(fuzzyMatch(query, folded)?.marks);
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const [index, character] of Array.from(label).entries()) {
    const isMarked = marked.has(index);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += character;
    else parts.push({ text: character, isMarked });
  }
  return parts.map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
