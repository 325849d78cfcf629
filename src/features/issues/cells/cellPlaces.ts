/** Where the cells of the list are on the screen. */
import { issuePaths } from '@/routing/paths/issues';
import { reachableRow } from '../list/shownRows';

const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('[role=cell]')];

/** What a cell looks like: the cell of the name lies below its row, and what is seen of it in a layer above. */
function shownPart(cell: HTMLElement): HTMLElement {
  return cell.querySelector<HTMLElement>('[data-tip-cut]') ?? cell;
}

/** The cell of an issue at a place among the columns, if its row is in the document. */
export function shownCell(issueId: number, place: number): HTMLElement | null {
  const row = reachableRow(issueId)?.closest('[role=row]');
  const cell = row && cellsOf(row)[place];
  return cell ? shownPart(cell) : null;
}

interface PressedCell {
  issueId: number;
  /** Among the columns. */
  place: number;
  /** The name itself was pressed, which is a link as any other. */
  isName: boolean;
}

/** The cell of the list that was pressed; null beside them, and on what has a meaning of its own there. */
export function pressedCell({
  target,
  clientX,
  clientY,
}: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>): PressedCell | null {
  const row = target instanceof Element ? target.closest('main [role=row]') : null;
  const link = row?.querySelector('a[data-row-link]');
  if (!(target instanceof Element) || !row || !link) return null;
  const issueId = issuePaths.issueDetails.match(link.getAttribute('href')?.slice(1) ?? '')?.issueId;
  const control = target.closest('a, button');
  if (issueId === undefined || (control && control !== link)) return null;
  const cells = cellsOf(row);
  const isInside = (cell: HTMLElement) => {
    const { left, right, top, bottom } = shownPart(cell).getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  };
  // The link lies over all cells but the name. What stays in view lies over those that went below it.
  const pressed =
    target === link
      ? cells.filter(isInside).toSorted((one, other) => layer(other) - layer(one))[0]
      : target.closest<HTMLElement>('[role=cell]');
  const place = pressed ? cells.indexOf(pressed) : -1;
  return place < 0
    ? null
    : { issueId, place, isName: target.closest('a[data-row-link] span span') !== null };
}

function layer(cell: HTMLElement): number {
  return getComputedStyle(shownPart(cell)).position === 'sticky' ? 1 : 0;
}
