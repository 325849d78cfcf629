/** The list on screen in groups: what there is of it, and what of that is to be seen. */
import { createSelector } from '@reduxjs/toolkit';
import { folders } from '@/entities/folders';
import { projects } from '@/entities/projects';
import { selectSettings } from '@/entities/session';
import { placeName } from '@/lib/issueList/listColumns';
import { browserZone } from '@/lib/values/zone';
import type { ListedIssue } from '@/protocol/issues';
import { selectFoldedKeys } from '@/screen/folding';
import { selectColumnsKey } from '@/screen/issueList';
import type { RootState } from '@/store/rootReducer';
import { selectFilterContext, selectFilteredList } from '../filter/listFilter';
import { selectListColumns } from '../list/listColumns';
import { selectLayout } from '../layouts/layout';
import { groupableColumns, readGrouping, writeGrouping } from './grouping';
import type { Place } from './groupKeys';
import { type GroupContext, groupIssues, type IssueGroup, sumOfColumn } from './groupRules';

/** The head of a group, or one of its issues. */
export type GroupEntry = IssueGroup | ListedIssue;

export function isGroup(entry: GroupEntry): entry is IssueGroup {
  return 'key' in entry;
}

/** The columns that the list can be grouped by, with their names. */
export const selectGroupableColumns = createSelector([selectFilterContext], (context) => {
  const names = new Map(context.columns.map(({ id, name }) => [id, name]));
  return groupableColumns(context).map((id) => ({ id, name: names.get(id) ?? '' }));
});

/** By what the list is grouped. */
export const selectGrouping = createSelector(
  [(state: RootState) => selectLayout(state).args, selectFilterContext],
  readGrouping,
);

/** The same as the address says it. */
export const selectGroupedBy = createSelector([selectGrouping], (grouping) =>
  writeGrouping(grouping).join('.'),
);

/** What is folded, is folded of this: of the view or type, and by what its list is grouped. */
export function selectFoldedOf(state: RootState): string {
  return `${selectColumnsKey(state)} ${selectGroupedBy(state)}`;
}

const selectPlaces = createSelector(
  [folders.selectAll, projects.selectEntities],
  (all, projectsById) =>
    new Map(
      all.map(({ name: folder, projectId }): [string, Place] => {
        const project = projectsById[projectId]?.name ?? '';
        return [placeName(project, folder), { project, folder }];
      }),
    ),
);

const selectContext = createSelector(
  [selectFilterContext, selectPlaces, (state: RootState) => selectSettings(state).firstDayOfWeek],
  ({ columns, attributes }, places, firstDayOfWeek): GroupContext => ({
    ...{ columns, attributes, places, firstDayOfWeek },
    zone: browserZone,
  }),
);

const noGroups: readonly IssueGroup[] = [];

/** All groups in their order; none before all of the list is known. */
export const selectGroups = createSelector(
  [selectFilteredList, selectGrouping, selectContext],
  (list, grouping, context) => {
    if (!list) return noGroups;
    // The list turned round turns its groups round as well, where both go by one column.
    const isDescending = list.sortColumn === grouping.column && !list.sortAscending;
    return groupIssues(list.issues, grouping, context, { isDescending });
  },
);

const noIssues: readonly ListedIssue[] = [];

/** Of all groups together. */
export const selectAllIssues = (state: RootState) => selectFilteredList(state)?.issues ?? noIssues;

/** The columns of numbers that are shown, and the places of their cells. Not to be asked for the order of the list, which they follow. */
export const selectSummedColumns = createSelector(
  [selectListColumns, selectFilterContext],
  (shown, { columns }) =>
    shown.flatMap(({ id, attribute }) =>
      attribute?.type === 'NUMERIC'
        ? [{ id, attribute, place: columns.findIndex((column) => column.id === id) }]
        : [],
    ),
);

/** Whether there is something to say of all groups together. */
export const selectHasTotals = createSelector(
  [selectAllIssues, selectSummedColumns],
  (issues, columns) => columns.some(({ place }) => sumOfColumn(issues, place).count > 0),
);

const selectFolded = createSelector(
  [(state: RootState) => selectFoldedKeys(state, selectFoldedOf(state))],
  (keys) => new Set(keys),
);

/** Whether a group is folded. */
export function selectIsFolded(state: RootState, key: string): boolean {
  return selectFolded(state).has(key);
}

/** The rows of the list: the heads of groups, and the issues of those that are not folded. */
export const selectEntries = createSelector(
  [selectGroups, selectFolded],
  (groups, folded): readonly GroupEntry[] =>
    groups.flatMap((group) => (folded.has(group.key) ? [group] : [group, ...group.issues])),
);

/** The issues that are not folded away, in the order of groups. */
export const selectUnfoldedIssues = createSelector(
  [selectGroups, selectFolded],
  (groups, folded): readonly ListedIssue[] =>
    groups.flatMap(({ key, issues }) => (folded.has(key) ? [] : issues)),
);

/** All issues in the order of groups, with those that are folded away. */
export const selectGroupedIssues = createSelector(
  [selectGroups],
  (groups): readonly ListedIssue[] => groups.flatMap(({ issues }) => issues),
);

const selectKeys = createSelector(
  [selectGroups],
  (groups) => new Map(groups.flatMap(({ key, issues }) => issues.map(({ id }) => [id, key]))),
);

/** The group of an issue; undefined for one that is not in the list. */
export function selectGroupKey(state: RootState, issueId: number): string | undefined {
  return selectKeys(state).get(issueId);
}
