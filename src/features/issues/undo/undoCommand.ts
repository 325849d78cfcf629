import { type CommandContext, defineCommand } from '@/commands/command';
import { errorMessage } from '@/i18n/errorMessages';
import { toApiError } from '@/protocol/apiError';
import { endUndo, selectUndo } from '@/screen/undo';
import { undoMessages, undoSentences } from './messages';
import { takeBack, takeBackAll } from './takeBack';

/** Takes the last change back, and says how that ended. */
async function undo({ dispatch, getState, show }: CommandContext): Promise<void> {
  const offer = selectUndo(getState());
  if (!offer) return;
  // Once: a second press comes too late.
  dispatch(endUndo(offer));
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
  appliesTo: (state) => selectUndo(state) !== null,
  run: (context) => void undo(context),
});
