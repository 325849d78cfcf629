/**
 * What the screen wants from the server, as a pure function of the state. Who asks for it and when is the loader's;
 * how old an answer may be stands in `freshness`.
 */
import { alertStatusApi } from '@/api/endpoints/alertStatus';
import { globalApi } from '@/api/endpoints/global';
import { issuesApi } from '@/api/endpoints/issues';
import { issues } from '@/entities/issues';
import { selectIsAuthenticated } from '@/entities/session';
import { selectIsListAnswered, selectListAnsweredAt, selectListStaleError } from '@/lists/listView';
import { matchList } from '@/routing/paths/matchList';
import { selectListArg, selectTimesListAsked, wholeList } from '@/screen/issueList';
import { selectListedAt, selectOpenedAt, selectPath, selectRetries } from '@/screen/navigation';
import { selectAimedId } from '@/screen/selection';
import { readView } from '@/store/queryView';
import type { RootState } from '@/store/rootReducer';
import { freshness } from '@/api/freshness';
import { glanceQuery } from './glanceQuery';
import type { OpenWindow } from './openWindow';
import { type FindWindow, openWindows, selectPaneIssueId } from './openWindows';
import { screenQuery, type ScreenQuery } from './screenQuery';
import { findStaleError, isErrorShown } from './screenView';
import { findAccessError } from './windowAccess';
import type { LazyPage } from './windowPage';

/** One query and what it is wanted for. */
export interface Want {
  /** What wants it, and the question. The same question for something else is a visit of its own, and asked anew. */
  key: string;
  query: ScreenQuery;
  /** Raised by each command to ask again. */
  turn: number;
  /** An answer that is older is asked for again; in ms since 1970. */
  since: number;
  /** What it answers can be looked at already, so that nobody waits for the refresh. */
  isShown: boolean;
  /** In ms; 0 asks once. */
  pollingInterval: number;
  isOfWindow: boolean;
}

/** All wants of a moment. */
export interface Wanted {
  wants: readonly Want[];
  /** False while it is not known what a window wants: what is held for windows stays. */
  isComplete: boolean;
}

const globalQuery = screenQuery(globalApi.endpoints.getGlobal, undefined);
const selectGlobalEntry = globalApi.endpoints.getGlobal.select(undefined);
const selectAlertEntry = alertStatusApi.endpoints.getAlertStatus.select(undefined);
const once = { turn: 0, since: 0, isShown: false, pollingInterval: 0, isOfWindow: false };

/** Everything at once: the definitions, the window, the pane, the list, the alerts and the home page. */
export function wantedQueries(
  state: RootState,
  findWindow: FindWindow,
  homePage: LazyPage<object>,
): Wanted {
  const path = selectPath(state);
  const isMain = matchList(path) !== null;
  const opened = openWindows(state, findWindow);
  const { window, pane } = opened;
  const windows = [window, pane].filter((one) => one !== null);
  // What stands below a window is looked at again when one comes back to it. So is what a form is made of, which may
  // still be held from the visit before where the definitions were on their way in between.
  const sinceOf = (one: OpenWindow) =>
    (one === pane ? window : one.autoClose) ? 0 : selectOpenedAt(state);
  const ofWindows = windows.map((one) => wantsOfWindow(state, one, sinceOf(one)));
  const isCovered = isErrorShown(state, opened);
  return {
    wants: [
      ...(isMain || windows.length > 0 || hasGlobal(state) ? [wantOfGlobal(state)] : []),
      ...ofWindows.flatMap(({ wants }) => wants),
      ...wantsOfList(state, isCovered && !isMain),
      ...(window ? [] : wantsOfAim(state)),
      ...wantsOfAlerts(state, !isCovered && !hasFailed(state, windows)),
      ...wantsOfHome(state, homePage),
    ],
    isComplete: ofWindows.every(({ isComplete }) => isComplete),
  };
}

function hasGlobal(state: RootState): boolean {
  return selectGlobalEntry(state).data !== undefined;
}

function wantOfGlobal(state: RootState): Want {
  return {
    ...once,
    key: 'global',
    query: globalQuery,
    turn: selectRetries(state),
    since: hasGlobal(state) ? oldestGlobal(state) : selectOpenedAt(state),
    isShown: selectIsListAnswered(state),
  };
}

/** The age that definitions may have under the list as one came to it. */
function oldestGlobal(state: RootState): number {
  return selectListedAt(state) - freshness.global * 1000;
}

/** Held behind windows too, so that saves refresh it. What an error was about may be gone, so it is asked anew then. */
function wantsOfList(state: RootState, isBehindError: boolean): readonly Want[] {
  // A list follows the definitions that come with the global data.
  const isOutdated = hasGlobal(state) && !globalQuery.isFresh(state, oldestGlobal(state));
  return [selectListArg(state), wholeList.aheadOf?.(state)].flatMap((arg, place) => {
    if (!arg) return [];
    const query = screenQuery(issuesApi.endpoints.listIssues, arg, {
      maxAge: isBehindError ? Infinity : 0,
    });
    return {
      ...once,
      key: `${isBehindError ? 'list behind error' : 'list'} ${query.key}`,
      query,
      turn: selectTimesListAsked(state) + selectRetries(state),
      since: selectListedAt(state) - (isOutdated ? 0 : freshness.list * 1000),
      // What is asked ahead is waited for.
      isShown: place === 0 && selectIsListAnswered(state),
    };
  });
}

/** What a pointer rests on is likely opened next (decision 069). What is open, or was, needs no more. */
function wantsOfAim(state: RootState): readonly Want[] {
  const issueId = selectAimedId(state);
  if (issueId === null || issueId === selectPaneIssueId(state)) return [];
  if (issues.selectById(state, issueId)) return [];
  const query = glanceQuery(issueId);
  return [{ ...once, key: `aim ${query.key}`, query, isShown: true }];
}

/** Not complete while the code is on its way, or the rights and formats that come with the global data. */
function wantsOfWindow(
  state: RootState,
  { access, identity, loadedPage, early }: OpenWindow,
  since: number,
): Wanted {
  if (findAccessError(access, state)) return { wants: [], isComplete: true };
  const page = loadedPage();
  const { data, isFetching } = globalQuery.select(state);
  const { startedTimeStamp = 0 } = selectGlobalEntry(state);
  const mustWait = isFetching && startedTimeStamp <= selectOpenedAt(state);
  if (data === undefined || mustWait) return { wants: [], isComplete: false };
  const isShown = page?.isReady(state) ?? false;
  const own = (page?.queries(state) ?? early(state)).map((query) => ({
    ...once,
    key: `window ${identity} ${query.key}`,
    query,
    turn: selectRetries(state) + query.asked,
    since,
    isShown,
    isOfWindow: true,
  }));
  if (!page) return { wants: own, isComplete: false };
  const ahead = page.ahead(state).map((query) => ({
    ...once,
    key: `ahead ${query.key}`,
    query,
    isShown: true,
    isOfWindow: true,
  }));
  return { wants: isShown ? [...own, ...ahead] : own, isComplete: true };
}

/** Whether one is at the address of no list, without a window. */
export function isAtHome(state: RootState): boolean {
  return selectPath(state) === '';
}

/** Nobody waits for what the home page asks, and whoever leaves it gives it up. */
function wantsOfHome(state: RootState, homePage: LazyPage<object>): readonly Want[] {
  if (!isAtHome(state)) return [];
  const queries = homePage.loaded()?.queries?.({ params: {}, state }) ?? [];
  return queries.map((query) => ({
    ...once,
    key: `home ${query.key}`,
    query,
    since: selectListedAt(state),
    isShown: true,
  }));
}

function wantsOfAlerts(state: RootState, isPolled: boolean): readonly Want[] {
  const { fulfilledTimeStamp } = selectGlobalEntry(state);
  if (fulfilledTimeStamp === undefined || !selectIsAuthenticated(state)) return [];
  const pollingInterval = isPolled ? freshness.alerts * 1000 : 0;
  const options = { pollingInterval, skipPollingIfUnfocused: true };
  return [
    {
      ...once,
      key: 'alerts',
      query: screenQuery(alertStatusApi.endpoints.getAlertStatus, undefined, options),
      since: fulfilledTimeStamp - freshness.alerts * 1000,
      pollingInterval,
    },
  ];
}

/** Whether the server could not be asked for something on screen: what nobody looks at waits until it can. */
function hasFailed(state: RootState, windows: readonly OpenWindow[]): boolean {
  const alerts = selectAlertEntry(state);
  const list = selectListAnsweredAt(state);
  const alertsFailed =
    readView(alerts).error !== undefined && (alerts.startedTimeStamp ?? 0) >= list;
  if (alertsFailed || selectListStaleError(state)) return true;
  return windows.some((window) => {
    const page = window.loadedPage();
    return page && findStaleError(state, page) !== null;
  });
}
