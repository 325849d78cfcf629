import type { MouseEvent } from 'react';
import { selectUserId } from '@/entities/session';
import { draftOwner, endDrafts, listDrafts } from '@/forms/drafts';
import { useBaseUrl } from '@/routing/HostContext';
import { generalPaths } from '@/routing/paths/general';
import { useGo } from '@/routing/useGo';
import { useAppSelector } from '@/store/hooks';

/**
 * What a click on the link to log out does before the link is followed: whoever has drafts is asked first, since they
 * end with the session (decision 027).
 */
export function useLogOut(): (event: MouseEvent) => void {
  const go = useGo();
  const baseUrl = useBaseUrl();
  const userId = useAppSelector(selectUserId);

  return (event) => {
    const owner = draftOwner(baseUrl, userId);
    if (listDrafts(owner).length === 0) {
      endDrafts(owner);
    } else {
      event.preventDefault();
      go(generalPaths.logOut.url({}));
    }
  };
}
