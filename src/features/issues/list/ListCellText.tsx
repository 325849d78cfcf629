import type { ListCell } from '@/lib/issueList/rowFormat';
import { LinkedText } from '@/ui/LinkedText';

/** One cell of the list; a time tells its exact moment on hover. */
export function ListCellText({ cell }: { cell: ListCell }) {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'tokens':
      return <LinkedText tokens={cell.tokens} />;
    case 'time':
      return <CellTime time={cell.time} text={cell.text} />;
  }
}

function CellTime({ time, text }: { time: number; text: string }) {
  return (
    <time dateTime={new Date(time * 1000).toISOString()} data-tip-moment="">
      {text}
    </time>
  );
}
