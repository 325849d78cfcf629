/** Sends what it means that cards were put elsewhere, unless somebody has changed the same thing since (decision 049). */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { issuesApi } from '@/api/endpoints/issues';
import { listOf, one } from '@/api/tags';
import type { CommandContext } from '@/commands/command';
import { lazyCode } from '@/lib/lazyCode';
import { isRefusal, toApiError } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { askAside } from '@/saving/askAside';
import { createSaveMemory, sendSave } from '@/saving/sendSave';
import { wasIn } from '@/saving/useWas';
import { selectCanBeginJob } from '@/screen/bulk';
import { endMove, noteMove, noteSaved, selectCardMoves } from '@/screen/cards';
import type { CardMove, MoveReason, ValueChange } from '@/screen/cardState';
import { offerUndo } from '@/screen/undo';
import type { RootState } from '@/store/rootReducer';
import { ask } from '../bulk/askBulk';
import { cardMessages } from './messages';

// Comes with the layout: commands do without the rules of forms.
const problemCode = lazyCode(() => import(/* webpackChunkName: "board" */ './moveProblem'));

type Running<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

/** What it means that cards were put somewhere. */
export type DropMeaning =
  | { readonly kind: 'one'; readonly issueId: number; readonly values: readonly ValueChange[] }
  | {
      readonly kind: 'several';
      readonly attributeId: number;
      readonly value: string;
      /** What each of them has in the list. */
      readonly before: readonly { readonly issueId: number; readonly value: string }[];
    };

/** Carries it out; of several it is asked first, as of every change of many. */
export function carryOut(context: CommandContext, meaning: DropMeaning): void {
  const { dispatch, getState, show } = context;
  if (meaning.kind === 'one') {
    void moveCard(context, meaning.issueId, meaning.values);
    return;
  }
  if (!selectCanBeginJob(getState())) {
    show(cardMessages.otherJob);
    return;
  }
  const { attributeId, value } = meaning;
  const issueIds = meaning.before.map(({ issueId }) => issueId);
  const before = Object.fromEntries(meaning.before.map((one) => [one.issueId, one.value]));
  for (const issueId of issueIds) dispatch(endMove(issueId));
  ask(context, { kind: 'value', attributeId, put: { value, before } }, issueIds);
}

/** Whether the last place of a card is still on its way to the server. */
export function selectIsOnItsWay(state: RootState, issueId: number): boolean {
  return selectCardMoves(state).some((move) => move.issueId === issueId && move.reason === null);
}

/** The move of a card that was refused; null for none. */
export function selectRefusedMove(state: RootState, issueId: number) {
  const move = selectCardMoves(state).find((one) => one.issueId === issueId);
  return move?.reason ? move : null;
}

/** Puts a card elsewhere at once, and back where the server, or somebody else's change, will not have it. */
export async function moveCard(
  { dispatch }: CommandContext,
  issueId: number,
  values: readonly ValueChange[],
): Promise<void> {
  const move: CardMove = { issueId, values, reason: null };
  dispatch(noteMove(move));
  const refuse = (reason: MoveReason) => {
    dispatch(noteMove({ issueId, values, reason }));
    // What is true by now is shown in place of what was.
    dispatch(issuesApi.util.invalidateTags([one('Issue', issueId), listOf('Issue')]));
  };
  try {
    const saved = await dispatch(save(issueId, values));
    // `watchMoves` ends it, when lists know.
    if (typeof saved === 'number') dispatch(noteSaved(move, saved));
    else refuse(saved);
  } catch (error) {
    refuse({ ...toApiError(error) });
  }
}

/**
 * Looks what the issue has, and sends what differs; answers the stamp that the issue has with it, or why not. Where
 * somebody was faster than what was sent, it looks once more. Rejects with `ApiError`.
 */
function save(
  issueId: number,
  values: readonly ValueChange[],
  isRepeated = false,
): Running<MoveReason | number> {
  return async (dispatch, getState) => {
    const { result } = await dispatch(askAside('loadIssue', { issueId, attributes: true }));
    const has = (id: number) => result.attributes?.find((own) => own.id === id)?.value ?? '';
    const open = values.filter(({ attributeId, after }) => has(attributeId) !== after);
    const taken = open.find(({ attributeId, before }) => has(attributeId) !== before);
    if (taken) {
      const { attributeId } = taken;
      return { kind: 'changed', attributeId, value: has(attributeId) };
    }
    if (open.length === 0) {
      // Somebody else was faster, or an answer was lost: it is there.
      dispatch(issuesApi.util.invalidateTags([one('Issue', issueId), listOf('Issue')]));
      return result.details.stamp;
    }
    const { problemOf } = await problemCode.load();
    const problem = problemOf(getState(), result, open);
    if (problem) return problem;
    const sent = open.map(({ attributeId, after }) => ({ id: attributeId, value: after }));
    const { editIssue } = issueChangesApi.endpoints;
    const was = wasIn(getState(), {
      values: open.map(({ attributeId, before }) => ({ id: attributeId, value: before })),
    });
    try {
      const sending = sendSave(editIssue, { issueId, values: sent, ...was }, createSaveMemory());
      const { stampId } = await dispatch(sending);
      // Somebody else has made the same of it at that moment.
      if (!stampId) return result.details.stamp;
      const changed = open.map(({ attributeId: id, before, after }) => ({ id, before, after }));
      dispatch(offerUndo({ kind: 'values', issueId, values: changed }));
      return stampId;
    } catch (error) {
      const isLate = isRefusal(error, ApiErrorCode.TransactionDeadlock);
      if (!isLate || isRepeated) throw error;
      return dispatch(save(issueId, values, true));
    }
  };
}
