/** Which cards go together, and which are away. */
import { useMemo } from 'react';
import { selectIsAuthenticated } from '@/entities/session';
import { selectCardMoves, selectLifted } from '@/screen/cards';
import { selectSelectedIds } from '@/screen/selection';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { selectIsOnItsWay } from './moveCards';
import type { Drag } from './useCardDrag';

/**
 * What is taken up with a card, itself first; empty where it cannot be moved. With a card that is selected go all that
 * are.
 *
 * @param hasPlace - whether an issue lies where it can be moved from
 */
export function cardsWith(
  state: RootState,
  issueId: number,
  hasPlace: (issueId: number) => boolean,
): readonly number[] {
  if (!selectIsAuthenticated(state) || selectIsOnItsWay(state, issueId)) return [];
  const selected = selectSelectedIds(state);
  if (!selected.includes(issueId)) return [issueId];
  return [issueId, ...selected.filter((id) => id !== issueId && hasPlace(id))];
}

/** The cards that are dragged, carried by keys, or on their way to the server. */
export function useAwayIds(drag: Drag | null): ReadonlySet<number> {
  const lifted = useAppSelector(selectLifted);
  const moves = useAppSelector(selectCardMoves);
  return useMemo(
    () =>
      new Set([
        ...(drag?.issueIds ?? []),
        ...(lifted?.issueIds ?? []),
        ...moves.filter(({ reason }) => reason === null).map(({ issueId }) => issueId),
      ]),
    [drag, lifted, moves],
  );
}
