/** The commands of the More menu. */
import type { MessageDescriptor } from 'react-intl';
import { screenMessages } from '@/i18n/screenMessages';
import { issuePaths } from '@/routing/paths/issues';
import { issueTypePaths } from '@/routing/paths/issueTypes';

interface ListCommand {
  path: string;
  message: MessageDescriptor;
}

interface ListFacts {
  isAuthenticated: boolean;
  typeId: number;
  /** Issues on all pages. */
  total: number;
}

/** In groups, which may be empty. */
export function listCommands({ isAuthenticated, typeId, total }: ListFacts): ListCommand[][] {
  const marks: ListCommand[] = [
    { path: issuePaths.markAsRead.url({}), message: screenMessages.markAllAsRead },
    { path: issuePaths.markAsUnread.url({}), message: screenMessages.markAllAsUnread },
  ];
  const views: ListCommand[] = [
    { path: issueTypePaths.viewSettings.url({ typeId }), message: screenMessages.viewSettings },
  ];
  const files: ListCommand[] = [
    { path: issuePaths.exportToCsv.url({}), message: screenMessages.exportToCsv },
  ];
  return [
    isAuthenticated && total > 0 ? marks : [],
    isAuthenticated ? views : [],
    total > 0 ? files : [],
  ];
}
