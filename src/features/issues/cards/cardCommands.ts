/** What one can do with cards on boards and calendars beside what one can do with issues. */
import type { MessageDescriptor } from 'react-intl';
import { type Command, type CommandContext, defineCommand } from '@/commands/command';
import { selectIsAuthenticated } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { commonMessages } from '@/i18n/commonMessages';
import { selectListSelection } from '@/lists/listSelection';
import { Column } from '@/protocol/enums';
import { endMove, liftCards, setCardFields } from '@/screen/cards';
import type { LiftedCards } from '@/screen/cardState';
import type { RootState } from '@/store/rootReducer';
import { CloseIcon } from '@/ui/icons';
import { mostFields } from './cardRows';
import { focusCard } from './focusCard';
import { cardMessages } from './messages';
import { moveCard, selectIsOnItsWay, selectRefusedMove } from './moveCards';

/** What a card is moved by on a layout. */
interface CardLayout {
  /** The name of the layout. */
  kind: string;
  /** The place of an issue as the layout names it; null where it cannot be moved. */
  placeOf: (state: RootState, issueId: number) => string | null;
  /** What is said of the keys that carry; arrows and Enter by default. */
  lifted?: MessageDescriptor;
  /** Whether several may go together; so they may by default. */
  isForSeveral?: (state: RootState) => boolean;
}

/** Makes the command that takes up the cards of a layout; their key is one and the same. */
export function liftCommand({
  kind,
  placeOf,
  lifted = cardMessages.lifted,
  isForSeveral = () => true,
}: CardLayout): Command {
  const places = (state: RootState, issueIds: readonly number[]) =>
    issueIds.map((issueId) => placeOf(state, issueId));
  return defineCommand({
    id: `${kind}.lift`,
    slot: 'card.lift',
    on: ['issue', 'issues'],
    message: cardMessages.lift,
    group: 'issue',
    key: 'l',
    appliesTo: (state, target) => {
      const issueIds = target.kind === 'issue' ? [target.issueId] : target.issueIds;
      return (
        selectIsAuthenticated(state) &&
        (target.kind === 'issue' || isForSeveral(state)) &&
        places(state, issueIds).every((place) => place !== null) &&
        !issueIds.some((issueId) => selectIsOnItsWay(state, issueId))
      );
    },
    run: (context, target) => {
      const issueIds = target.kind === 'issue' ? [target.issueId] : target.issueIds;
      const to = places(context.getState(), issueIds)[0] ?? null;
      // Nothing where the first one has no place.
      if (to !== null) lift(context, { issueIds, to }, lifted);
    },
  });
}

/** Makes the command that puts the values of a column on the cards of a layout, or takes them away. */
export function fieldCommand(
  kind: string,
  selectChosen: (state: RootState) => readonly number[],
): Command {
  return defineCommand({
    id: `${kind}.field`,
    on: 'column',
    message: cardMessages.fields,
    group: 'layout',
    appliesTo: (_state, { columnId }) => columnId !== Column.id && columnId !== Column.name,
    isCurrent: (state, { columnId }) => selectChosen(state).includes(columnId),
    run: ({ dispatch, getState }, { columnId }) => {
      const state = getState();
      const typeId = selectListSelection(state).type?.typeId ?? 0;
      const chosen = selectChosen(state);
      const others = chosen.filter((one) => one !== columnId);
      const isChosen = others.length < chosen.length;
      // The one that was chosen first makes room.
      const fields = isChosen ? others : [...others, columnId].slice(-mostFields);
      dispatch(setCardFields(typeId, fields));
    },
  });
}

/** Takes cards up, the one with the focus first. */
function lift(
  { dispatch, show }: CommandContext,
  cards: LiftedCards,
  words: MessageDescriptor,
): void {
  dispatch(liftCards(cards));
  show(words);
  focusCard(cards.issueIds[0] ?? 0);
}

const retryMove = defineCommand({
  id: 'card.retry',
  on: 'issue',
  message: actionMessages.retry,
  group: 'issue',
  appliesTo: (state, { issueId }) => selectRefusedMove(state, issueId) !== null,
  run: (context, { issueId }) => {
    const move = selectRefusedMove(context.getState(), issueId);
    if (!move) return;
    void moveCard(context, issueId, move.values);
    // The button goes with the reason.
    focusCard(issueId);
  },
});

const dismissMove = defineCommand({
  id: 'card.dismiss',
  on: 'issue',
  message: commonMessages.close,
  icon: CloseIcon,
  group: 'issue',
  appliesTo: (state, { issueId }) => selectRefusedMove(state, issueId) !== null,
  run: ({ dispatch }, { issueId }) => {
    dispatch(endMove(issueId));
    focusCard(issueId);
  },
});

/** What is offered beside the reason why a card is back. */
export const refusalCommands = { retryMove, dismissMove };
