/** Addresses that name a comment or file by its own id: they stand for a place in the history of its issue. */
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issuesApi } from '@/api/endpoints/issues';
import { issues } from '@/entities/issues';
import { issuePaths } from '@/routing/paths/issues';
import { locationChanged, selectPath } from '@/screen/navigation';
import type { AppDispatch } from '@/store/appDispatch';
import type { RootState } from '@/store/rootReducer';

/** Where an item is shown: its issue, or a place in its history. */
export function itemUrl(issueId: number, itemId: number): string {
  return itemId === issueId
    ? issuePaths.issueDetails.url({ issueId })
    : issuePaths.issueItem.url({ issueId, itemId });
}

/** What a path stands for: an item of the issue that is open is found without asking the server (screens 10.9). */
export function resolveItemPath(state: RootState, rawPath: string): string {
  const item = issuePaths.item.match(rawPath);
  const path = selectPath(state);
  const open = issuePaths.issueDetails.match(path) ?? issuePaths.issueItem.match(path);
  const issue = open && issues.selectById(state, open.issueId);
  if (!item || !issue) return rawPath;
  const isInIssue =
    item.itemId === issue.issueId || issue.history.some(({ id }) => id === item.itemId);
  return isInIssue ? itemUrl(issue.issueId, item.itemId) : rawPath;
}

/**
 * Leads on from `/items/7` as soon as the server has said whose item that is. It reacts to the answer, not to what is
 * shown, so a DevTools jump to such a moment stays there.
 */
export function createItemRedirect() {
  const listeners = createListenerMiddleware<RootState, AppDispatch, ApiContext>();
  listeners.startListening({
    matcher: issuesApi.endpoints.findItem.matchFulfilled,
    effect: ({ payload: issueId, meta }, { dispatch, getState }) => {
      const { itemId } = meta.arg.originalArgs;
      if (issuePaths.item.match(selectPath(getState()))?.itemId !== itemId) return;
      dispatch(locationChanged({ path: itemUrl(issueId, itemId), kind: 'replace' }));
    },
  });
  return listeners.middleware;
}
