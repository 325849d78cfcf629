/** Where the rows of the document show what the list was searched for. */
import { askedPlaces } from './askedPlaces';
import type { FoundText } from './foundTexts';

/** All places in the rows of issues within an element. */
export function foundRanges(main: Element, texts: readonly FoundText[]): Range[] {
  const rows = main.querySelectorAll('[role=row]:has(a[data-row-link])');
  return Array.from(rows).flatMap((row) => {
    const cells = row.querySelectorAll(':scope > [role=cell]');
    return texts.flatMap((sought) =>
      (sought.index === null ? Array.from(cells) : [cells[sought.index]]).flatMap((cell) =>
        cell ? rangesIn(cell, sought) : [],
      ),
    );
  });
}

/** A value with links is in several nodes, and a place may reach from one into the next. */
function rangesIn(cell: Element, { operator, text }: FoundText): Range[] {
  const nodes = valueNodes(cell);
  const value = nodes.map(({ data }) => data).join('');
  return askedPlaces(value, operator, text).flatMap(({ start, end }) => {
    const first = pointAt(nodes, start, 'start');
    const last = pointAt(nodes, end, 'end');
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset);
    return [range];
  });
}

/** The texts of a cell without the words of its marks, such as "unread", which are for the ear and no part of the value. */
function valueNodes(cell: Element): Text[] {
  const walker = document.createTreeWalker(
    cell,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node instanceof Element && node.matches('[data-tip], [data-selected]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) nodes.push(node);
  }
  return nodes;
}

/** Where a place of the joined texts is; on the border of two nodes, in the one that the range covers. */
function pointAt(
  nodes: readonly Text[],
  place: number,
  side: 'start' | 'end',
): { node: Text; offset: number } | null {
  let offset = place;
  for (const node of nodes) {
    if (side === 'start' ? offset < node.length : offset <= node.length) return { node, offset };
    offset -= node.length;
  }
  return null;
}
