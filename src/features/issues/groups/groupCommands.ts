/** What groups a list, and what folds its groups. */
import { type CommandContext, defineCommand } from '@/commands/command';
import { foldGroups } from '@/screen/folding';
import type { RootState } from '@/store/rootReducer';
import { GroupsIcon } from '@/ui/icons';
import { selectIsTooLong } from '../filter/listFilter';
import { layoutUrl, selectLayout } from '../layouts/layout';
import {
  selectGroupableColumns,
  selectFoldedOf,
  selectGrouping,
  selectGroups,
  selectIsFolded,
} from './groupedList';
import { type Grouping, writeGrouping } from './grouping';
import { groupMessages, groupSentences } from './messages';

export const groupsKind = 'groups';

const isGrouped = (state: RootState) =>
  selectLayout(state).kind === groupsKind && !selectIsTooLong(state);

/** Where the list stands grouped by something. */
export function groupedUrl(state: RootState, grouping: Grouping): string {
  return layoutUrl(state, { kind: groupsKind, args: writeGrouping(grouping) });
}

export const showGroups = defineCommand({
  id: 'list.asGroups',
  on: 'list',
  message: groupMessages.groups,
  icon: GroupsIcon,
  group: 'layout',
  isCurrent: isGrouped,
  href: (state) => layoutUrl(state, { kind: groupsKind, args: [] }),
});

/** So many columns can be grouped by without opening a menu. */
const positions = 60;

const groupByColumns = Array.from({ length: positions }, (_, position) => {
  const columnAt = (state: RootState) => selectGroupableColumns(state)[position];
  return defineCommand({
    id: `list.groupBy.${String(position + 1)}`,
    on: 'list',
    message: groupSentences.groupByColumn,
    values: (state) => {
      const name = columnAt(state)?.name;
      return {
        known: name === undefined ? 'no' : 'yes',
        name: name ?? '',
        position: String(position + 1),
      };
    },
    group: 'list',
    appliesTo: (state) => columnAt(state) !== undefined,
    isCurrent: (state) => isGrouped(state) && selectGrouping(state).column === columnAt(state)?.id,
    href: (state) => groupedUrl(state, { column: columnAt(state)?.id ?? 0, unit: null }),
  });
});

const ungroup = defineCommand({
  id: 'list.ungroup',
  on: 'list',
  message: groupMessages.noGroups,
  group: 'list',
  appliesTo: isGrouped,
  href: (state) => layoutUrl(state, { kind: '', args: [] }),
});

function fold({ dispatch, getState }: CommandContext, isFolded: boolean): void {
  const state = getState();
  const keys = isFolded ? selectGroups(state).map(({ key }) => key) : [];
  dispatch(foldGroups(selectFoldedOf(state), keys));
}

function hasGroups(state: RootState, isFolded: boolean): boolean {
  return (
    isGrouped(state) &&
    selectGroups(state).some(({ key }) => selectIsFolded(state, key) === isFolded)
  );
}

export const foldAll = defineCommand({
  id: 'list.foldAll',
  on: 'list',
  message: groupMessages.foldAll,
  group: 'list',
  appliesTo: (state) => hasGroups(state, false),
  run: (context) => {
    fold(context, true);
  },
});

export const unfoldAll = defineCommand({
  id: 'list.unfoldAll',
  on: 'list',
  message: groupMessages.unfoldAll,
  group: 'list',
  appliesTo: (state) => hasGroups(state, true),
  run: (context) => {
    fold(context, false);
  },
});

export const groupCommands = [...groupByColumns, ungroup, foldAll, unfoldAll];
