import { type CommandContext, defineCommand } from '@/commands/command';
import { errorMessage } from '@/i18n/errorMessages';
import { toApiError } from '@/protocol/apiError';
import { endUndo, selectUndo } from '@/screen/undo';
import { askUndoAdding, canAskUndoAdding } from '../bulk/undoAdding';
import { undoMessages, undoSentences } from './messages';
import { takeBack, takeBackAll } from './takeBack';

/** Takes the last change back, and says how that ended; what was added is deleted after a question, by a job. */
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
  try {
    if (offer.change.kind === 'several') {
      const { undone, kept } = await dispatch(takeBackAll(offer.change.changes));
      show(undoSentences.severalUndone, { undone, kept });
      return;
    }
    const isDone = await dispatch(takeBack(offer.change));
    show(isDone ? undoMessages.undone : undoMessages.changed);
  } catch (error) {
    show(errorMessage(toApiError(error)));
  }
}

export const undoChange = defineCommand({
  id: 'issue.undo',
  on: ['issue', 'issues', 'list', 'nothing'],
  message: undoMessages.undo,
  group: 'issue',
  key: 'Mod+z',
  appliesTo(state) {
    const kind = selectUndo(state)?.change.kind;
    return kind === 'added' ? canAskUndoAdding(state) : kind !== undefined;
  },
  run: (context) => void undo(context),
});
