/**
 * Rows of a list that is on its way, which one has jumped to: asked for beside its slices, and kept where all answers are,
 * so that time travel moves them as well.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ApiContext } from '@/api/apiContext';
import { issuesApi } from '@/api/endpoints/issues';
import { selectShownArg } from '@/lists/listView';
import type { IssueList, IssueListQuery } from '@/protocol/issues';
import { WHOLE_LIST } from '@/protocol/limits';
import { selectShape } from '@/screen/issueList';
import type { RootState } from '@/store/rootReducer';

/** Rows that are asked for around a place; no page has as many, so that none is taken for it. */
export const aheadSize = 100;

/** The question of which only the beginning is known; null where the order is not that of the server. */
export function selectBegunArg(state: RootState): IssueListQuery | null {
  const arg = selectShownArg(state);
  return arg?.limit === WHOLE_LIST || selectShape(state) !== '' ? null : arg;
}

/** What has been asked for ahead of the list on screen, with whatever has become of it. */
function entriesAhead(state: RootState) {
  const arg = selectBegunArg(state);
  if (!arg) return [];
  return Object.values(state.api.queries).filter(
    (entry) => entry?.endpointName === 'listIssues' && isAheadOf(arg, entry.originalArgs),
  );
}

function isAheadOf(arg: IssueListQuery, asked: unknown): boolean {
  const { offset = 0, ...own } = asked as IssueListQuery;
  const { offset: _begin, ...other } = arg;
  const isSame = (key: keyof typeof own) => own[key] === { ...other, limit: aheadSize }[key];
  const keys = Object.keys({ ...own, ...other }) as (keyof typeof own)[];
  return offset > 0 && keys.every(isSame);
}

const isOnItsWay = (entry: ReturnType<typeof entriesAhead>[number]) =>
  entry?.status === QueryStatus.pending;

/** What has come ahead of the list on screen, and where each part of it begins; to be compared by its items. */
export function selectAnswersAhead(state: RootState): readonly AnswerAhead[] {
  return entriesAhead(state).flatMap((entry) => (entry && !isOnItsWay(entry) ? [entry] : []));
}

/** A part of the list; without `data` where it could not be had. */
interface AnswerAhead {
  originalArgs?: unknown;
  data?: unknown;
}

/** The issues of a part by their places in the list. */
export function placesOf({ originalArgs, data }: AnswerAhead) {
  const { offset = 0 } = originalArgs as IssueListQuery;
  const { issues = [] } = (data ?? {}) as Partial<IssueList>;
  return issues.map((issue, place) => [offset + place, issue] as const);
}

/** Calls off what is asked for. */
export type CallOff = () => void;

/**
 * Asks for the rows from a place on, unless others are on their way: one question at a time, so that dragging the scroll
 * bar asks for where it stops. Null where it has not asked.
 */
export function askAhead(
  offset: number,
): ThunkAction<CallOff | null, RootState, ApiContext, UnknownAction> {
  return (dispatch, getState) => {
    const arg = selectBegunArg(getState());
    if (!arg || entriesAhead(getState()).some(isOnItsWay)) return null;
    const question = { ...arg, offset, limit: aheadSize };
    // Held by nobody: it is of no use any more when the list has come.
    const { abort } = dispatch(
      issuesApi.endpoints.listIssues.initiate(question, { subscribe: false }),
    );
    return () => {
      abort();
    };
  };
}
