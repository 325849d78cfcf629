import { useIntl } from 'react-intl';
import { useAppSelector } from '@/store/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { EmptyList } from '../list/EmptyList';
import { BoardArea } from './BoardArea';
import { selectBoard, selectBoardShape } from './boardView';
import { boardMessages } from './messages';

/** The list as a board, once all of it is known. */
export function BoardView() {
  const intl = useIntl();
  const shape = useAppSelector(selectBoardShape);
  const board = useAppSelector(selectBoard);
  if (!shape) return <EmptyState>{intl.formatMessage(boardMessages.noColumns)}</EmptyState>;
  if (!board) return <EmptyList status={{ kind: 'loading' }} />;
  return <BoardArea shape={shape} board={board} />;
}
