/** Asks for the histories of all issues of the list, four at a time, without marking any as read (decision 050). */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issuesApi } from '@/api/endpoints/issues';
import { alertStatus, listOf } from '@/api/tags';
import { selectIsAuthenticated } from '@/entities/session';
import { selectShownList } from '@/lists/listView';
import { isRefusal, toApiError } from '@/protocol/apiError';
import { ChangeType, HistoryFilter } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { ListedIssue, LoadedIssue } from '@/protocol/issues';
import { isKnown, noteHistories, selectHistories } from '@/screen/histories';
import type { HistoriesState, IssueChange } from '@/screen/issueChanges';
import type { RootState } from '@/store/rootReducer';
import { loadQuietly, losesMark, restoreFilter } from '../quietHistory';

type Loading<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

/** Requests at a time; the server has others to serve. */
const atOnce = 4;

/** So many answers are noted at one time: each makes a new state. */
const notedAtOnce = 20;

type KnownHistories = HistoriesState['byIssue'];

/** Those that the server will take for unread when their history was asked for: it knows no way to leave them as they are. */
export function countLosing(state: RootState, issues: readonly ListedIssue[]): number {
  if (!selectIsAuthenticated(state)) return 0;
  const histories = selectHistories(state);
  return issues.filter((issue) => !isKnown(histories, issue) && losesMark(issue)).length;
}

/** Begins; what is known already is not asked for again. It ends when `run` of the state is another, or none. */
export function loadHistories(): Loading<void> {
  return async (dispatch, getState) => {
    const listed = selectShownList(getState())?.issues ?? [];
    const wanted = listed.filter((issue) => !isKnown(selectHistories(getState()), issue));
    const id = Date.now();
    let noted: KnownHistories = {};
    const asked: ListedIssue[] = [];
    const isOn = () => selectHistories(getState()).run?.id === id;
    const note = (part: Partial<HistoriesState>) => {
      const byIssue = { ...selectHistories(getState()).byIssue, ...noted };
      noted = {};
      dispatch(noteHistories({ byIssue, ...part }));
    };
    dispatch(noteHistories({ run: { id, total: wanted.length, done: 0 }, error: null }));

    async function takeNext(waiting: ListedIssue[]): Promise<void> {
      for (let issue = waiting.shift(); issue && isOn(); issue = waiting.shift()) {
        const history = await dispatch(loadHistory(issue));
        asked.push(issue);
        noted = { ...noted, [issue.id]: history };
        if (!isOn()) return;
        if (asked.length % notedAtOnce === 0) {
          note({ run: { id, total: wanted.length, done: asked.length } });
        }
      }
    }

    const waiting = [...wanted];
    const ends = await Promise.allSettled(
      Array.from({ length: atOnce }, async () => {
        try {
          await takeNext(waiting);
        } catch (error) {
          // The others end with what they have on their way.
          waiting.length = 0;
          throw error;
        }
      }),
    );
    const failure = ends.find((end) => end.status === 'rejected');
    const mine = isOn();
    // What has come is kept, however it ended.
    note({
      ...(mine && { run: null }),
      ...(mine && failure && { error: { ...toApiError(failure.reason) } }),
    });
    const last = asked.at(-1);
    if (last) {
      await dispatch(restoreFilter(last, HistoryFilter.all)).catch((error: unknown) => {
        dispatch(noteHistories({ error: { ...toApiError(error) } }));
      });
    }
    if (asked.some((issue) => losesMark(issue)) && selectIsAuthenticated(getState())) {
      dispatch(issuesApi.util.invalidateTags([listOf('Issue'), alertStatus]));
    }
  };
}

/** The changes of values of one issue. One that is gone by now has none. */
function loadHistory(issue: ListedIssue): Loading<KnownHistories[number]> {
  return async (dispatch) => {
    const { stamp } = issue;
    try {
      const result = await dispatch(loadQuietly(issue, { filter: HistoryFilter.all }));
      return { stamp: Math.max(stamp, result.details.stamp), changes: changesOf(result) };
    } catch (error) {
      if (isRefusal(error, ApiErrorCode.UnknownIssue)) return { stamp, changes: [] };
      throw error;
    }
  };
}

function changesOf({ history = [] }: LoadedIssue): IssueChange[] {
  return history.flatMap((entry) =>
    entry.type === ChangeType.valueChanged
      ? [
          {
            attributeId: entry.attributeId,
            at: entry.createdDate,
            before: entry.old ?? '',
            after: entry.new ?? '',
          },
        ]
      : [],
  );
}
