import { path } from '../path';
import { issuePath } from './issuePath';

/** Windows that read and write issues. */
export const issuePaths = {
  addComment: path('/issues/:issueId/comments/add'),
  addDescription: path('/issues/:issueId/description/add'),
  addFile: path('/issues/:issueId/files/add'),
  addIssue: path('/types/:typeId/issues/add'),
  cloneIssue: path('/issues/:issueId/clone'),
  deleteComment: path('/issues/:issueId/comments/:commentId/delete'),
  deleteDescription: path('/issues/:issueId/description/delete'),
  deleteFile: path('/issues/:issueId/files/:fileId/delete'),
  deleteIssue: path('/issues/:issueId/delete'),
  editComment: path('/issues/:issueId/comments/:commentId/edit'),
  editDescription: path('/issues/:issueId/description/edit'),
  editFile: path('/issues/:issueId/files/:fileId/edit'),
  editIssue: path('/issues/:issueId/edit'),
  exportToCsv: path('/export/csv'),
  goToItem: path('/items/goto'),
  imagePreview: path('/issues/:issueId/files/:fileId/preview'),
  importIssues: path('/types/:typeId/issues/import'),
  issueDetails: issuePath,
  issueItem: path('/issues/:issueId/items/:itemId'),
  item: path('/items/:itemId'),
  markAsRead: path('/mark/read'),
  markAsUnread: path('/mark/unread'),
  moveIssue: path('/issues/:issueId/move'),
  replyComment: path('/issues/:issueId/comments/:commentId/reply'),
  replyDescription: path('/issues/:issueId/description/reply'),
  saveReport: path('/export/report'),
  searchAll: path('/search'),
  subscribeIssue: path('/issues/:issueId/subscribe'),
  unsubscribeIssue: path('/issues/:issueId/unsubscribe'),
};

/** The issue whose window an address opens, at its beginning or at an entry of its history; null for other addresses. */
export function matchIssue(rawPath: string): { issueId: number } | null {
  return issuePaths.issueDetails.match(rawPath) ?? issuePaths.issueItem.match(rawPath);
}
