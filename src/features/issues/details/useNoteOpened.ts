import { useEffect } from 'react';
import { selectUserId } from '@/entities/session';
import { draftOwner } from '@/forms/drafts';
import { noteOpened } from '@/forms/openedLately';
import { useBaseUrl } from '@/routing/HostContext';
import { useAppSelector } from '@/store/hooks';
import { afterPaint } from '@/windows/afterPaint';

/** Keeps for the home page that the issue was looked at, under the name it has now. */
export function useNoteOpened(issueId: number, name: string): void {
  const owner = draftOwner(useBaseUrl(), useAppSelector(selectUserId));

  // External system: the storage of the browser. Nobody waits for it, nor has looked at what was gone before it was seen.
  useEffect(
    () =>
      afterPaint(() => {
        noteOpened(owner, { issueId, name });
      }),
    [owner, issueId, name],
  );
}
