import { useEffect } from 'react';
import { useCommandContext } from '@/commands/useCommandContext';
import { errorMessage } from '@/i18n/errorMessages';
import { endCell, selectCellEdit } from '@/screen/cellEdit';
import { useAppSelector } from '@/store/hooks';

/** In place of the editor of a cell whose code could not be fetched: says so, and leaves the keyboard where it was. */
export function CellMissing() {
  const context = useCommandContext();
  const edit = useAppSelector(selectCellEdit);

  // External system: what is read out, and the state.
  useEffect(() => {
    if (!edit) return;
    context.dispatch(endCell(edit));
    context.show(errorMessage({ kind: 'network' }));
  }, [context, edit]);

  return null;
}
