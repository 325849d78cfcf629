import { issuesApi } from '@/api/endpoints/issues';
import { listOf, one } from '@/api/tags';
import { type CommandContext, defineCommand } from '@/commands/command';
import { commonMessages } from '@/i18n/commonMessages';
import { errorMessage } from '@/i18n/errorMessages';
import { toApiError } from '@/protocol/apiError';
import { matchIssue } from '@/routing/paths/issues';
import { isOutcomeUnknown } from '@/saving/saveOutcome';
import { forgetAdded } from '@/screen/adding';
import { selectCanBeginJob } from '@/screen/bulk';
import { noteTakenBack } from '@/screen/cards';
import type { ValueChange } from '@/screen/cardState';
import type { SingleChange } from '@/screen/issueView';
import { selectMainPath, selectPath } from '@/screen/navigation';
import { endUndo, hidesAnother, offerUndo, selectUndo } from '@/screen/undo';
import { CloseIcon } from '@/ui/icons';
import { startUndo } from '../bulk/runBulk';
import { askUndoAdding, canAskUndoAdding } from '../bulk/undoAdding';
import { undoMessages } from './messages';
import { takeBack } from './takeBack';

/**
 * Takes the last change back, and says how that ended. Changes of many are taken back by a job; what was added is deleted
 * by one, after a question.
 */
function undo(context: CommandContext): void {
  const { dispatch, getState } = context;
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
  const { change } = offer;
  // One after the other: what a later change has left is what an earlier one is compared with.
  const turn = (turns.get(dispatch) ?? Promise.resolve()).then(() => takeOneBack(context, change));
  turns.set(dispatch, turn);
}

/** Of each client, what is being taken back. */
const turns = new WeakMap<CommandContext['dispatch'], Promise<void>>();

async function takeOneBack(context: CommandContext, change: SingleChange): Promise<void> {
  const { dispatch, show } = context;
  try {
    const stamp = await dispatch(takeBack(change, { wasTried: unanswered.has(change) }));
    const isDone = stamp !== null;
    if (isDone && change.kind === 'values') {
      dispatch(noteTakenBack(change.issueId, backwards(change), stamp));
    }
    if (isDone && change.kind === 'issue') goOnWithout(context, change.issueId);
    // What is true by now is shown in place of what was.
    if (!isDone && 'issueId' in change) {
      dispatch(issuesApi.util.invalidateTags([one('Issue', change.issueId), listOf('Issue')]));
    }
    show(isDone ? undoMessages.undone : undoMessages.changed);
  } catch (error) {
    if (isOutcomeUnknown(error)) {
      // One can try again, for as long as at first.
      unanswered.add(change);
      dispatch(offerUndo(change));
    }
    show(errorMessage(toApiError(error)));
  }
}

/** Changes of which nobody knows whether they were taken back. */
const unanswered = new WeakSet<SingleChange>();

/** What each value was, and is again. */
function backwards({ values }: Extract<SingleChange, { kind: 'values' }>): ValueChange[] {
  return values.map(({ id, before, after }) => ({
    attributeId: id,
    before: after ?? '',
    after: before ?? '',
  }));
}

/** Nothing stays on screen of an issue that is there no more. */
function goOnWithout({ dispatch, getState, go }: CommandContext, issueId: number): void {
  dispatch(forgetAdded(issueId));
  const state = getState();
  if (matchIssue(selectPath(state))?.issueId === issueId) go(selectMainPath(state) ?? '');
}

/** What was saved over somebody else's change is told until one has answered, by this or by taking it back. */
export const closeUndo = defineCommand({
  id: 'issue.closeUndo',
  on: 'nothing',
  about: undoMessages.undo,
  message: commonMessages.close,
  icon: CloseIcon,
  group: 'issue',
  appliesTo(state) {
    const offer = selectUndo(state);
    return offer !== null && hidesAnother(offer);
  },
  run({ dispatch, getState }) {
    const offer = selectUndo(getState());
    if (offer) dispatch(endUndo(offer));
  },
});

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
  run: undo,
});
