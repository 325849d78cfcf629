import type { KeyboardEvent } from 'react';
import { useCommandContext } from '@/commands/useCommandContext';
import type { ListedIssue } from '@/protocol/issues';
import { focusCard } from '../cards/focusCard';
import { isForLayout, useLiftedCards } from '../cards/useLiftedCards';
import { liftBoardCard, putCards } from './boardCommands';
import {
  type Board,
  type BoardPlace,
  cardAfter,
  type CardStep,
  findCard,
  placeBeside,
} from './boardModel';
import { readPlace, writePlace } from './boardView';
import { useValueName } from './ValueName';

/**
 * The keys of a board: arrows go from card to card; Space takes cards up, and then the arrows carry them, Space or Enter
 * puts them down, Esc puts them back. A click puts them down, too, for those who cannot drag.
 *
 * @param idsOf - what is taken up with a card, itself first; empty where it cannot be moved
 */
export function useBoardKeys(
  board: Board<ListedIssue>,
  idsOf: (issueId: number) => readonly number[],
) {
  const context = useCommandContext();
  const nameOf = useValueName();

  /** What a place is called, and how many issues are there. */
  function wordsOf({ column, lane }: BoardPlace) {
    const columnAt = board.columns.findIndex(({ value }) => value === column);
    const cell = board.lanes.find(({ value }) => value === lane)?.cells[columnAt] ?? [];
    const names = lane === null ? [column] : [column, lane];
    return { name: names.map(nameOf).join(', '), count: cell.length };
  }

  const { isLifted, carry, lift, onClickCapture } = useLiftedCards({
    command: liftBoardCard,
    idsOf,
    carriedTo(key, from) {
      const place = readPlace(from);
      const step = carrySteps()[key];
      if (!step || !place) return null;
      const to = placeBeside(board, place, step);
      return { place: writePlace(to), ...wordsOf(to) };
    },
    onPutDown: (issueIds, place) => {
      putCards(context, issueIds, place);
    },
  });

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    if (
      !isForLayout(event) ||
      !(target instanceof Element) ||
      !target.matches('a[data-row-link]')
    ) {
      return;
    }
    if (isLifted) {
      carry(event);
      return;
    }
    const issueId = Number(target.closest('[data-card]')?.getAttribute('data-card'));
    if (key === ' ') {
      event.preventDefault();
      lift(issueId);
      return;
    }
    const step = walkSteps()[key];
    const place = step && findCard(board, issueId);
    if (!place) return;
    event.preventDefault();
    const next = cardAfter(board, place, step);
    if (next) focusCard(next.id);
  }

  return { onKeyDown, onClickCapture };
}

type Steps<Step> = Partial<Record<string, Step>>;

/** Where a line begins at the right, so do the columns. */
const isTurned = () => document.documentElement.dir === 'rtl';

function walkSteps(): Steps<CardStep> {
  return {
    ArrowDown: 'down',
    ArrowUp: 'up',
    ArrowRight: isTurned() ? 'before' : 'after',
    ArrowLeft: isTurned() ? 'after' : 'before',
    Home: 'first',
    End: 'last',
  };
}

function carrySteps(): Steps<{ columns: number; lanes: number }> {
  const sideways = isTurned() ? -1 : 1;
  return {
    ArrowRight: { columns: sideways, lanes: 0 },
    ArrowLeft: { columns: -sideways, lanes: 0 },
    ArrowDown: { columns: 0, lanes: 1 },
    ArrowUp: { columns: 0, lanes: -1 },
  };
}
