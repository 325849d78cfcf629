import { useEffect, useState } from 'react';
import { selectUserId } from '@/entities/session';
import { draftOwner } from '@/forms/drafts';
import { noteOpened, type OpenedIssue } from '@/forms/openedLately';
import { useBaseUrl } from '@/routing/HostContext';
import { useAppSelector } from '@/store/hooks';
import { afterPaint } from '@/lib/afterPaint';
import { useIsShown } from '@/ui/ShownContext';

/** Keeps for the home page that the issue was looked at, under the name it has now, and what was seen of it. */
export function useNoteOpened({ issueId, name, stamp }: OpenedIssue): void {
  const isShown = useIsShown();
  const owner = draftOwner(useBaseUrl(), useAppSelector(selectUserId));

  // What is warmed up is never seen. What was, and is put away at once, was looked at all the same.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  // External system: the storage of the browser. Nobody waits for it, nor has looked at what was gone before it was seen.
  useEffect(() => {
    if (!wasShown) return undefined;
    return afterPaint(() => {
      noteOpened(owner, { issueId, name, ...(stamp !== undefined && { stamp }) });
    });
  }, [wasShown, owner, issueId, name, stamp]);
}
