import { type CommandContext, defineCommand } from '@/commands/command';
import { errorMessage } from '@/i18n/errorMessages';
import { toApiError } from '@/protocol/apiError';
import { matchIssue } from '@/routing/paths/issues';
import { forgetAdded } from '@/screen/adding';
import { selectCanBeginJob } from '@/screen/bulk';
import type { AddedChange } from '@/screen/issueView';
import { selectMainPath, selectPath } from '@/screen/navigation';
import { endUndo, offerEarlier, selectUndo } from '@/screen/undo';
import { startUndo } from '../bulk/runBulk';
import { askUndoAdding, canAskUndoAdding } from '../bulk/undoAdding';
import { undoMessages } from './messages';
import { takeBack } from './takeBack';

/**
 * Takes the last change back, and says how that ended. Changes of many are taken back by a job; what was added is deleted
 * by one, after a question.
 */
async function undo(context: CommandContext): Promise<void> {
  const { dispatch, getState, show } = context;
  const offer = selectUndo(getState());
  if (!offer) return;
  // Once: a second press comes too late.
  dispatch(endUndo(offer));
  if (offer.change.kind === 'added') {
    askUndoAdding(context, offer.change.added);
    return;
  }
  if (offer.change.kind === 'several') {
    startUndo(context, offer.change);
    return;
  }
  try {
    const isDone = await dispatch(takeBack(offer.change));
    if (offer.change.kind === 'issue') goOnWithout(context, offer.change, isDone);
    show(isDone ? undoMessages.undone : undoMessages.changed);
  } catch (error) {
    show(errorMessage(toApiError(error)));
  }
}

/** Nothing stays on screen of an issue that is there no more; what was added before it can be taken back next. */
function goOnWithout(
  { dispatch, getState, go }: CommandContext,
  added: AddedChange,
  isGone: boolean,
): void {
  dispatch(offerEarlier(added));
  if (!isGone) return;
  const { issueId } = added;
  dispatch(forgetAdded(issueId));
  const state = getState();
  if (matchIssue(selectPath(state))?.issueId === issueId) go(selectMainPath(state) ?? '');
}

export const undoChange = defineCommand({
  id: 'issue.undo',
  on: ['issue', 'issues', 'list', 'nothing'],
  message: undoMessages.undo,
  group: 'issue',
  key: 'Mod+z',
  appliesTo(state) {
    const kind = selectUndo(state)?.change.kind;
    if (kind === 'several') return selectCanBeginJob(state);
    return kind === 'added' ? canAskUndoAdding(state) : kind !== undefined;
  },
  run: (context) => void undo(context),
});
