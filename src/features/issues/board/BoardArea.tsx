import { type CSSProperties, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useCommandContext } from '@/commands/useCommandContext';
import { attributeColumn } from '@/protocol/enums';
import type { ListedIssue } from '@/protocol/issues';
import { selectLifted } from '@/screen/cards';
import { selectLastIssueId } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { selectPaneIssueId } from '@/windows/openWindows';
import type { CardLook } from '../cards/cardLook';
import { selectCardFormatter, selectCellColumns } from '../cards/cardRows';
import { DragGhost } from '../cards/DragGhost';
import { MoveNotices } from '../cards/MoveNotices';
import { cardsWith, useAwayIds } from '../cards/movedCards';
import { useCardDrag } from '../cards/useCardDrag';
import { useCardFocus } from '../cards/useCardFocus';
import { filterSentences } from '../filter/messages';
import { selectFilterAttributes } from '../filter/listFilter';
import styles from './Board.module.css';
import { BoardBar } from './BoardBar';
import { BoardCard } from './BoardCard';
import { BoardColumns } from './BoardColumns';
import { BoardLanes } from './BoardLanes';
import type { BoardParts } from './boardParts';
import { putCards } from './boardCommands';
import { type Board, type BoardShape, readingOrder } from './boardModel';
import { placeInList, selectCardFields, selectPersonOnCards } from './boardView';
import { useBoardKeys } from './useBoardKeys';

/** Issues as cards in columns, and in lanes across them: they are read, chosen and opened as rows are, and put elsewhere. */
export function BoardArea({ shape, board }: { shape: BoardShape; board: Board<ListedIssue> }) {
  const intl = useIntl();
  const context = useCommandContext();
  const { getState } = context;
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const lifted = useAppSelector(selectLifted);
  const currentId = useAppSelector((state) => selectPaneIssueId(state) ?? selectLastIssueId(state));
  const toRow = useAppSelector(selectCardFormatter);
  const look = useCardLook();
  const ids = useMemo(() => readingOrder(board).map(({ id }) => id), [board]);
  const { stop, noteFocus } = useCardFocus(root, ids, currentId);

  const idsOf = (issueId: number) => {
    const state = getState();
    return cardsWith(state, issueId, (id) => placeInList(state, id) !== null);
  };

  const drag = useCardDrag({
    root,
    ghost,
    idsOf,
    onDrop: (issueIds, place) => {
      putCards(context, issueIds, place);
    },
  });

  const handlers = useBoardKeys(board, idsOf);

  const awayIds = useAwayIds(drag);
  const parts: BoardParts = {
    shape,
    board,
    stop,
    over: drag ? drag.over : (lifted?.to ?? null),
    drawCard: (issue, index, count) => (
      <BoardCard
        key={issue.id}
        row={toRow(issue)}
        look={look}
        index={index}
        count={count}
        isCurrent={issue.id === currentId}
        isStop={issue.id === stop}
        isAway={awayIds.has(issue.id)}
      />
    ),
  };
  const Body = shape.lanes ? BoardLanes : BoardColumns;

  return (
    <div
      className={classNames(styles['board'], drag && styles['dragging'])}
      ref={root}
      role="presentation"
      style={{ '--fields': look.fields.length } as CSSProperties}
      {...handlers}
      onFocus={noteFocus}
    >
      <BoardBar shape={shape} />
      <MoveNotices />
      <section
        className={styles['area']}
        aria-label={intl.formatMessage(filterSentences.choice, {
          name: [shape.columns, shape.lanes].flatMap((axis) => axis?.name ?? []).join(', '),
          count: ids.length,
        })}
      >
        <Body {...parts} />
      </section>
      <DragGhost ref={ghost} issueIds={drag?.issueIds ?? []} />
    </div>
  );
}

function useCardLook(): CardLook {
  const columns = useAppSelector(selectCellColumns);
  const fields = useAppSelector(selectCardFields);
  const person = useAppSelector(selectPersonOnCards);
  const attributes = useAppSelector(selectFilterAttributes);
  return useMemo(
    () => ({
      columns,
      fields,
      person,
      chips: new Set(
        attributes.filter(({ type }) => type === 'ENUM').map(({ id }) => attributeColumn(id)),
      ),
    }),
    [columns, fields, person, attributes],
  );
}
