import { useEffect } from 'react';
import { selectUserId } from '@/entities/session';
import { draftOwner } from '@/forms/drafts';
import { noteOpened } from '@/forms/openedLately';
import { useBaseUrl } from '@/routing/HostContext';
import { useAppSelector } from '@/store/hooks';

/** Keeps for the home page that the issue was looked at, under the name it has now. */
export function useNoteOpened(issueId: number, name: string): void {
  const owner = draftOwner(useBaseUrl(), useAppSelector(selectUserId));

  // External system: the storage of the browser.
  useEffect(() => {
    noteOpened(owner, { issueId, name });
  }, [owner, issueId, name]);
}
