import { type KeyboardEvent, useRef } from 'react';
import { pressName } from '@/commands/pressNames';
import { useCommandContext } from '@/commands/useCommandContext';
import type { AddedIssue } from '@/screen/addingState';
import { offerUndo, selectUndo } from '@/screen/undo';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { administersFolder } from '../details/issueRights';
import { undoChange } from '../undo/undoCommand';

/**
 * Offers to take back an issue that was added while its form stays open, to whoever may delete it. The key is that of the
 * fields as soon as something was typed for the next issue; until then there is nothing else that it could take back.
 */
export function useUndoAdded() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const context = useCommandContext();
  const hasTyped = useRef(true);

  return {
    noteAddedIssue({ issueId, folderId }: AddedIssue, stamp: number) {
      hasTyped.current = false;
      const mayDelete = administersFolder(getState(), folderId);
      if (mayDelete) dispatch(offerUndo({ kind: 'issue', issueId, stamp }));
    },
    onInput() {
      hasTyped.current = true;
    },
    onKeyDown(event: KeyboardEvent) {
      const isUndo = pressName(event.nativeEvent) === undoChange.key;
      if (!isUndo || hasTyped.current || selectUndo(getState())?.change.kind !== 'issue') return;
      event.preventDefault();
      undoChange.run(context, { kind: 'nothing' });
    },
  };
}
