/** Commands that lead to a screen: `g` and a letter. */
import { type Command, defineCommand } from '@/commands/command';
import { screenMessages } from '@/i18n/screenMessages';
import { accountPaths } from '@/routing/paths/account';
import { alertPaths } from '@/routing/paths/alerts';
import { eventPaths } from '@/routing/paths/events';
import { generalPaths } from '@/routing/paths/general';
import { issuePaths } from '@/routing/paths/issues';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { listPaths } from '@/routing/paths/lists';
import { projectPaths } from '@/routing/paths/projects';
import { reportPaths } from '@/routing/paths/reports';
import { settingsPaths } from '@/routing/paths/settings';
import { userPaths } from '@/routing/paths/users';
import { allTools, isOffered, type Tool } from '../navbar/tools';
import { commandMessages } from './messages';

const letters: Readonly<Record<string, string>> = {
  [accountPaths.myAccount.pattern]: 'm',
  [alertPaths.manageAlerts.pattern]: 'a',
  [eventPaths.eventLog.pattern]: 'e',
  [generalPaths.about.pattern]: 'b',
  [issuePaths.goToItem.pattern]: 'i',
  [issueTypePaths.manageTypes.pattern]: 't',
  [listPaths.home.pattern]: 'h',
  [projectPaths.manageProjects.pattern]: 'p',
  [reportPaths.manageReports.pattern]: 'r',
  [settingsPaths.serverSettings.pattern]: 's',
  [userPaths.manageUsers.pattern]: 'u',
};

function goCommand(place: Tool): Command {
  const { path, message } = place;
  const letter = letters[path];
  return defineCommand({
    id: `go${path}`,
    on: 'nothing',
    message,
    group: 'go',
    ...(letter !== undefined && { key: `g ${letter}` }),
    appliesTo: ({ session }) => isOffered(place, session),
    href: () => path,
  });
}

const open: readonly Tool[] = [
  { path: listPaths.home.url({}), access: 'anybody', message: commandMessages.home },
  { path: issuePaths.goToItem.url({}), access: 'anybody', message: screenMessages.goToItem },
  { path: generalPaths.about.url({}), access: 'anybody', message: screenMessages.about },
];

export const goCommands: readonly Command[] = [...[...open, ...allTools].map(goCommand)];
