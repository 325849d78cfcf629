/** The commands for the whole list. */
import { defineCommand } from '@/commands/command';
import { selectIsAuthenticated } from '@/entities/session';
import { commonMessages } from '@/i18n/commonMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { selectListSelection } from '@/lists/listSelection';
import { selectShownList } from '@/lists/listView';
import { barPaths } from '@/routing/paths/barPaths';
import { issuePaths } from '@/routing/paths/issues';
import { selectHasConditions } from '@/screen/issueList';
import { reloadRequested } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import { ReloadIcon } from '@/ui/icons';

const hasIssues = (state: RootState) => (selectShownList(state)?.totalCount ?? 0) > 0;

/** A server marks whole lists: what conditions leave of one is marked row by row. */
const canMark = (state: RootState) =>
  hasIssues(state) && selectIsAuthenticated(state) && !selectHasConditions(state);

const markAllAsRead = defineCommand({
  id: 'list.markAsRead',
  on: 'list',
  message: screenMessages.markAllAsRead,
  group: 'list',
  appliesTo: canMark,
  href: () => issuePaths.markAsRead.url({}),
});

const markAllAsUnread = defineCommand({
  id: 'list.markAsUnread',
  on: 'list',
  message: screenMessages.markAllAsUnread,
  group: 'list',
  appliesTo: canMark,
  href: () => issuePaths.markAsUnread.url({}),
});

const openViewSettings = defineCommand({
  id: 'list.viewSettings',
  on: 'list',
  message: screenMessages.viewSettings,
  group: 'list',
  appliesTo: (state) => selectIsAuthenticated(state) && selectListSelection(state).type !== null,
  href: (state) =>
    barPaths.viewSettings.url({ typeId: selectListSelection(state).type?.typeId ?? 0 }),
});

const exportToCsv = defineCommand({
  id: 'list.export',
  on: 'list',
  message: screenMessages.exportToCsv,
  group: 'list',
  appliesTo: hasIssues,
  href: () => issuePaths.exportToCsv.url({}),
});

export const reloadList = defineCommand({
  id: 'list.reload',
  on: 'list',
  message: commonMessages.reload,
  icon: ReloadIcon,
  group: 'list',
  run: ({ dispatch }) => {
    dispatch(reloadRequested());
  },
});

/** What the More menu of the list offers. */
export const listMenu = [[markAllAsRead, markAllAsUnread], [openViewSettings], [exportToCsv]];
