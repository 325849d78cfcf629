import type { ReactNode } from 'react';
import { hasLinks, type ListCell, plainText } from '@/lib/issueList/rowFormat';
import { LinkedText } from '@/ui/LinkedText';

/**
 * What one cell of the list shows; a time tells its exact moment on hover. No component: a list has hundreds of cells,
 * most of them plain text, and a text that is alone in its element costs React next to nothing.
 */
export function cellContent(cell: ListCell): ReactNode {
  if (cell.kind === 'time') {
    return (
      <time dateTime={new Date(cell.time * 1000).toISOString()} data-tip-moment="">
        {cell.text}
      </time>
    );
  }
  return cell.kind === 'tokens' && hasLinks(cell) ? (
    <LinkedText tokens={cell.tokens} />
  ) : (
    plainText(cell)
  );
}
