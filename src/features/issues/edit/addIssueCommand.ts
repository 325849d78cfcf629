/** A new issue: the button of it stands in the bar at the top, which is there before commands are. */
import { defineCommand } from '@/commands/command';
import { selectIsAuthenticated } from '@/entities/session';
import { screenMessages } from '@/i18n/screenMessages';
import { selectListSelection } from '@/lists/listSelection';
import { issuePaths } from '@/routing/paths/issues';
import { AddIcon } from '@/ui/icons';

/** Of the listed type, in its folder: without a type there is nothing to add. */
export const addIssue = defineCommand({
  id: 'issue.add',
  on: ['list', 'nothing'],
  message: screenMessages.addIssue,
  icon: AddIcon,
  group: 'list',
  key: 'i',
  appliesTo: (state) => selectIsAuthenticated(state) && selectListSelection(state).type !== null,
  href: (state) =>
    issuePaths.addIssue.url({ typeId: selectListSelection(state).type?.typeId ?? 0 }),
});
