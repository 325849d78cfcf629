import { defineCommand } from '@/commands/command';
import { selectFoldersIn } from '@/entities/locations';
import { selectIsAuthenticated } from '@/entities/session';
import { selectListSelection } from '@/lists/listSelection';
import { issuePaths } from '@/routing/paths/issues';
import type { RootState } from '@/store/rootReducer';
import { importMessages } from './messages';

const listedTypeId = (state: RootState) => selectListSelection(state).type?.typeId ?? 0;

/** Makes issues of a table. */
export const importIssues = defineCommand({
  id: 'list.import',
  on: 'list',
  message: importMessages.title,
  group: 'list',
  appliesTo: (state) =>
    selectIsAuthenticated(state) &&
    selectFoldersIn(state, { projectId: null, typeId: listedTypeId(state) }).length > 0,
  href: (state) => issuePaths.importIssues.url({ typeId: listedTypeId(state) }),
});
