import { useEffect } from 'react';
import { useCommandContext } from '@/commands/useCommandContext';
import { errorMessage } from '@/i18n/errorMessages';
import { callOffEditor, type InlineEditor } from '@/screen/inlineEdit';

/**
 * In place of an editor whose code could not be fetched: says so and closes it, so what had the focus gets it back. The
 * next try fetches the code anew; what was typed here before is kept as a draft.
 */
export function EditorMissing({ issueId, place }: InlineEditor) {
  const context = useCommandContext();

  // External system: what is read out, and the state.
  useEffect(() => {
    context.show(errorMessage({ kind: 'network' }));
    context.dispatch(callOffEditor({ issueId, place }));
  }, [context, issueId, place]);

  return null;
}
