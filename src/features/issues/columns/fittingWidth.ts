/** Where the cells of a column are, and how much room what stands in them needs. */

/** In px: the mark of the order beside a caption. */
const sortMark = 20;

/** The cells of the rows that are in the document, caption included. */
export function cellsBelow(header: Element): HTMLElement[] {
  const index = [...(header.parentElement?.children ?? [])].indexOf(header);
  const rows = header.closest('[role=table]')?.querySelectorAll('[role=row]') ?? [];
  return [...rows].flatMap((row) => {
    const cell = row.children[index];
    return cell instanceof HTMLElement && cell.matches('[role=cell], [role=columnheader]')
      ? [cell]
      : [];
  });
}

/** In px, so that nothing of the rows in view is cut off. */
export function fittingWidth(header: Element): number {
  return Math.ceil(Math.max(0, ...cellsBelow(header).map(neededBy))) + 1;
}

function neededBy(cell: HTMLElement): number {
  const isCaption = cell.matches('[role=columnheader]');
  // The name lies in a layer of its own.
  const content = cell.querySelector('[data-tip-cut]') ?? cell;
  const box = (isCaption ? cell : content).getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(content);
  const text = range.getBoundingClientRect();
  if (text.width === 0) return 0;
  const { direction, paddingInlineEnd } = getComputedStyle(isCaption ? cell : content);
  const end = direction === 'rtl' ? box.right - text.left : text.right - box.left;
  return end + (Number.parseFloat(paddingInlineEnd) || 0) + (isCaption ? sortMark : 0);
}
