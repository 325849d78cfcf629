/** Addresses that name a comment or file by its own id: they stand for a place in the history of its issue. */
import type { Middleware } from '@reduxjs/toolkit';
import { issuesApi } from '@/api/endpoints/issues';
import { issues } from '@/entities/issues';
import { issuePaths, matchIssue } from '@/routing/paths/issues';
import { locationChanged, selectPath } from '@/screen/navigation';
import type { AppDispatch } from '@/store/appDispatch';
import type { RootState } from '@/store/rootReducer';

const { findItem } = issuesApi.endpoints;

/** Where an item is shown: its issue, or a place in its history. */
export function itemUrl(issueId: number, itemId: number): string {
  return itemId === issueId
    ? issuePaths.issueDetails.url({ issueId })
    : issuePaths.issueItem.url({ issueId, itemId });
}

/** What a path stands for: an item of the issue that is open is found without asking the server (screens 10.9). */
export function resolveItemPath(state: RootState, rawPath: string): string {
  const item = issuePaths.item.match(rawPath);
  const open = matchIssue(selectPath(state));
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
export function createItemRedirect(): Middleware<object, RootState, AppDispatch> {
  return ({ dispatch, getState }) =>
    (next) =>
    (action) => {
      const result = next(action);
      if (findItem.matchFulfilled(action)) {
        const { itemId } = action.meta.arg.originalArgs;
        if (issuePaths.item.match(selectPath(getState()))?.itemId === itemId) {
          dispatch(locationChanged({ path: itemUrl(action.payload, itemId), kind: 'replace' }));
        }
      }
      return result;
    };
}
