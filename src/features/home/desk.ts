/** Which lists stand on the desk, and what is asked of the server for them. */
import { createSelector } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { alertStatusApi } from '@/api/endpoints/alertStatus';
import { globalApi } from '@/api/endpoints/global';
import { attributes } from '@/entities/attributes';
import { folders } from '@/entities/folders';
import { issueTypes } from '@/entities/issueTypes';
import {
  selectIsAuthenticated,
  selectIsSystemAdministrator,
  selectSessionUserName,
} from '@/entities/session';
import { views } from '@/entities/views';
import { selectInitialViewIds } from '@/entities/initialViews';
import type { ApiError } from '@/protocol/apiError';
import { attributeColumn } from '@/protocol/enums';
import { listUrl } from '@/routing/paths/listUrls';
import { noFilters } from '@/routing/paths/lists';
import { selectListedAt } from '@/screen/navigation';
import { readView } from '@/store/queryView';
import type { RootState } from '@/store/rootReducer';
import { type ScreenQuery, screenQuery } from '@/windows/screenQuery';
import { type ListLook, listLooks } from '@/lists/lookAtList';
import { type Reading, readOn } from './deskReading';

/** A list on the desk, of which those issues are shown that concern the user. */
export interface DeskList {
  title: string;
  question: ListLook;
  /** How many issues concern the user, where the server says so; null: as many as are found. */
  count: number | null;
  /** The column that names the user; null: what is unread counts. */
  userColumn: number | null;
}

/** So many of each kind: a desk is to be looked over, and servers are not to be worn out. */
const maxLists = 12;

const selectGlobalEntry = globalApi.endpoints.getGlobal.select(undefined);
const selectAlertEntry = alertStatusApi.endpoints.getAlertStatus.select(undefined);
const lookAtList = listLooks.endpoints.lookAtList;

/** Whether it is known which lists stand on the desk; that of a visitor has none. */
export const selectIsDeskKnown = (state: RootState) => {
  if (selectGlobalEntry(state).data === undefined) return false;
  const alerts = selectAlertEntry(state);
  return !selectIsAuthenticated(state) || alerts.data !== undefined || alerts.error !== undefined;
};

/** Whoever has to make a place for issues first has no lists yet. */
const selectHasLists = (state: RootState) =>
  selectIsAuthenticated(state) &&
  (folders.selectTotal(state) > 0 || !selectIsSystemAdministrator(state));

/** Lists with an alert, in the order of the server, then the view that each type opens with. */
export const selectUnreadLists = createSelector(
  [
    (state: RootState) => selectAlertEntry(state).data,
    issueTypes.selectAll,
    views.selectEntities,
    selectInitialViewIds,
    selectHasLists,
  ],
  (status, types, viewsById, initialViewIds, hasLists): readonly DeskList[] => {
    if (!hasLists) return [];
    const alerts = [...(status?.personalAlerts ?? []), ...(status?.publicAlerts ?? [])];
    const watched = alerts.map((alert): DeskList => ({
      title: alert.location === null ? alert.view : `${alert.view} | ${alert.location}`,
      question: { typeId: alert.typeId, path: listUrl(alert) },
      count: alert.count,
      userColumn: null,
    }));
    const usual = types.map(({ typeId, name }): DeskList => {
      const viewId = initialViewIds[typeId] ?? null;
      const view = viewsById[viewId ?? 0];
      return {
        title: view ? `${name} — ${view.name}` : name,
        question: {
          typeId,
          path: listUrl({ ...noFilters, typeId: viewId === null ? typeId : null, viewId }),
        },
        count: null,
        userColumn: null,
      };
    });
    return onePerPath([...watched.slice(0, maxLists), ...usual.slice(0, maxLists)]);
  },
);

/** For each attribute that holds users, the issues in which it may hold this one. */
export const selectAssignedLists = createSelector(
  [issueTypes.selectAll, attributes.selectAll, selectSessionUserName, selectHasLists],
  (types, all, userName, hasLists): readonly DeskList[] => {
    if (!hasLists) return [];
    return types
      .flatMap(({ typeId, name }) =>
        all
          .filter((attribute) => attribute.typeId === typeId && attribute.type === 'USER')
          .map((attribute): DeskList => {
            const column = attributeColumn(attribute.attributeId);
            return {
              title: `${name} — ${attribute.name}`,
              question: {
                typeId,
                path: listUrl({ ...noFilters, typeId }, { column, value: userName }),
              },
              count: null,
              userColumn: column,
            };
          }),
      )
      .slice(0, maxLists);
  },
);

function onePerPath(lists: readonly DeskList[]): readonly DeskList[] {
  const paths = lists.map(({ question }) => question.path);
  return lists.filter(({ question }, index) => paths.indexOf(question.path) === index);
}

/** What the latest answers say of a list, be they from before one came here. */
export function selectReading(state: RootState, list: DeskList): Reading {
  const answerTo = (question: ListLook) => lookAtList.select(question)(state).data;
  return readOn(list, selectSessionUserName(state), answerTo);
}

/** Why there is no answer. */
export function selectFailure(state: RootState, question: ListLook): ApiError | null {
  const { error } = readView(lookAtList.select(question)(state));
  return error ?? null;
}

/**
 * What is asked for now: one look after the other, each when nothing else is asked. What has an answer since one came
 * here stays, the next one joins it. All lists are looked at before one is read further down.
 */
export function deskQueries(state: RootState): readonly ScreenQuery[] {
  if (!selectIsDeskKnown(state)) return [];
  const lists = [...selectUnreadLists(state), ...selectAssignedLists(state)];
  const questions = [
    ...lists.map(({ question }) => question),
    ...lists.flatMap((list) => deeperLooks(state, list)),
  ];
  const next = questions.find((question) => !isAnswered(state, question));
  const isDue =
    next && (lookAtList.select(next)(state).status === QueryStatus.pending || isIdle(state));
  return questions
    .filter((question) => isAnswered(state, question) || (isDue && question === next))
    .map((question) => screenQuery(lookAtList, question));
}

/** The looks at what stands further down in a list, where its beginning is known and does not say enough. */
function deeperLooks(state: RootState, list: DeskList): readonly ListLook[] {
  const looks: ListLook[] = [];
  const { next } = readOn(list, selectSessionUserName(state), (question) => {
    const answer = isAnswered(state, question) ? lookAtList.select(question)(state) : undefined;
    // Whatever is refused is not asked for again.
    if (answer && question.offset !== undefined) looks.push(question);
    return answer?.error ? undefined : answer?.data;
  });
  return next?.offset === undefined || looks.includes(next) ? looks : [...looks, next];
}

function isAnswered(state: RootState, question: ListLook): boolean {
  const entry = lookAtList.select(question)(state);
  if (entry.status === QueryStatus.pending) return false;
  const at = entry.error ? entry.startedTimeStamp : entry.fulfilledTimeStamp;
  return (at ?? 0) >= selectListedAt(state);
}

function isIdle({ api }: RootState): boolean {
  return Object.values(api.queries).every((entry) => entry?.status !== QueryStatus.pending);
}
