/** What a save wrote over that nobody had seen, on servers that do not compare (decision 068). */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issues } from '@/entities/issues';
import { selectUserId } from '@/entities/session';
import { ChangeType, HistoryFilter } from '@/protocol/enums';
import type { HistoryEntry } from '@/protocol/issues';
import { selectComparesSaves } from '@/saving/useWas';
import type { RootState } from '@/store/rootReducer';
import { matchIssue } from '@/routing/paths/issues';
import { selectPath } from '@/screen/navigation';
import { askHistorySince } from '../askHistorySince';

type Looking<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

/** A save of an issue that was answered. */
export interface AnsweredSave {
  issueId: number;
  /** That of its last change; none where nothing was changed. */
  stampId: number | null | false;
  /** Up to which stamp the issue was known when the save was begun. */
  knownStamp: number;
}

/** What stood there when own changes were saved: the name, the folder, and values by their attributes, as they travel. */
export interface SavedOver {
  name: string | null;
  folderId: number | null;
  values: ReadonlyMap<number, string>;
}

const nothing: SavedOver = { name: null, folderId: null, values: new Map() };

/**
 * Looks into the history which texts the changes of a save have taken the place of. Empty where the server has looked
 * itself, or the issue is not on screen: to load the history of one that nobody reads would mark it as read.
 */
export function findSavedOver(save: AnsweredSave): Looking<SavedOver> {
  return async (dispatch, getState) => {
    const { issueId, stampId, knownStamp } = save;
    const state = getState();
    const isShown = matchIssue(selectPath(state))?.issueId === issueId;
    if (selectComparesSaves(state) || !stampId || !isShown) return nothing;
    const history = await dispatch(historyUpTo(save));
    const own = history.filter(
      ({ id, createdBy }) =>
        id > knownStamp && id <= stampId && createdBy === selectUserId(getState()),
    );
    return {
      name: own.find((entry) => entry.type === ChangeType.issueRenamed)?.old ?? null,
      folderId: own.find((entry) => entry.type === ChangeType.issueMoved)?.fromFolderId ?? null,
      values: new Map(
        own.flatMap((entry) =>
          entry.type === ChangeType.valueChanged ? [[entry.attributeId, entry.old ?? '']] : [],
        ),
      ),
    };
  };
}

/** The history as it is on screen; where its filter hides changes, what has come since is asked for, and the filter kept. */
function historyUpTo({
  issueId,
  stampId,
  knownStamp,
}: AnsweredSave): Looking<readonly HistoryEntry[]> {
  return async (dispatch, getState) => {
    const known = issues.selectById(getState(), issueId);
    if (!known || known.details.stamp < Number(stampId)) return [];
    if (known.filter === HistoryFilter.all) return known.history;
    try {
      const { history = [] } = await dispatch(askHistorySince(issueId, knownStamp));
      return history;
    } catch {
      // It is saved, and what it was saved over can still be read in the history.
      return [];
    }
  };
}
