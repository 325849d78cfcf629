import type { KeyboardEvent, MouseEvent } from 'react';
import { useCommandContext } from '@/commands/useCommandContext';
import type { ListedIssue } from '@/protocol/issues';
import { liftCards, selectLifted } from '@/screen/cards';
import { useAppSelector } from '@/store/hooks';
import { focusCard } from '../cards/focusCard';
import { cardMessages } from '../cards/messages';
import { filterSentences } from '../filter/messages';
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
  const { dispatch, getState, announce } = context;
  const nameOf = useValueName();
  const lifted = useAppSelector(selectLifted);

  function putBack() {
    dispatch(liftCards(null));
    announce(cardMessages.putBack);
  }

  /** What a place is called, and how many issues are there. */
  function wordsOf({ column, lane }: BoardPlace) {
    const columnAt = board.columns.findIndex(({ value }) => value === column);
    const cell = board.lanes.find(({ value }) => value === lane)?.cells[columnAt] ?? [];
    const names = lane === null ? [column] : [column, lane];
    return { name: names.map(nameOf).join(', '), count: cell.length };
  }

  function carry(event: KeyboardEvent) {
    if (!lifted) return;
    const place = readPlace(lifted.to);
    const step = carrySteps()[event.key];
    if (event.key === 'Tab') {
      putBack();
      return;
    }
    if (step && place) {
      const to = placeBeside(board, place, step);
      dispatch(liftCards({ ...lifted, to: writePlace(to) }));
      announce(filterSentences.choice, wordsOf(to));
    } else if (event.key === 'Escape') putBack();
    else if (event.key === ' ' || event.key === 'Enter') {
      putCards(context, lifted.issueIds, lifted.to);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function lift(issueId: number) {
    const issueIds = idsOf(issueId);
    const target =
      issueIds.length > 1
        ? ({ kind: 'issues', issueIds } as const)
        : ({ kind: 'issue', issueId } as const);
    if (liftBoardCard.appliesTo(getState(), target)) liftBoardCard.run(context, target);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey, target, key } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (!(target instanceof Element) || !target.matches('a[data-row-link]')) return;
    if (lifted) {
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

  function onClickCapture(event: MouseEvent) {
    const { target } = event;
    const place = target instanceof Element ? target.closest('[data-place]') : null;
    const to = place?.getAttribute('data-place') ?? null;
    if (!lifted || to === null) return;
    event.preventDefault();
    event.stopPropagation();
    putCards(context, lifted.issueIds, to);
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
