import { useEffect } from 'react';
import { errorMessage } from '@/i18n/errorMessages';
import type { CommandContext } from './command';
import { useCommandContext } from './useCommandContext';

/**
 * What stands in for a part that a command shows, where its code could not be fetched: says so, and takes back what had
 * asked for it. So the focus stays where it is, keys go on to work, and the next try fetches the code anew.
 */
export function missingPart(takeBack: (context: CommandContext) => void): () => null {
  return function MissingPart() {
    const context = useCommandContext();

    // External system: what is read out, and the state.
    useEffect(() => {
      context.show(errorMessage({ kind: 'network' }));
      takeBack(context);
    }, [context]);

    return null;
  };
}
