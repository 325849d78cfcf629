import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useCommandContext } from '@/commands/useCommandContext';
import { errorMessage } from '@/i18n/errorMessages';
import { editFilter, selectFilterEditor } from '@/screen/filterEdit';
import { selectHasConditions } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import type { RetryProps } from '@/ui/lazyView';
import { MissingNotice } from '@/ui/MissingNotice';

/**
 * In place of the conditions above the list, whose code could not be fetched: says so. The next try to write one fetches
 * it anew, as does the button where the address has some.
 */
export function FilterMissing({ onRetry }: RetryProps) {
  const context = useCommandContext();
  const editor = useAppSelector(selectFilterEditor);
  const hasFailed = useRef(false);

  const settle = useEffectEvent(() => {
    if (hasFailed.current) onRetry();
    else {
      // The notice is gone at once where there is nothing but the editor.
      if (!selectHasConditions(context.getState())) context.show(errorMessage({ kind: 'network' }));
      context.dispatch(editFilter(null));
    }
  });

  // External system: the state, and the chunk of the conditions. Before anybody sees a notice that goes at once.
  useLayoutEffect(() => {
    if (editor !== null) settle();
    hasFailed.current = true;
  }, [editor]);

  return <MissingNotice onRetry={onRetry} />;
}
