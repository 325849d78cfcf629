import { path } from '../path';

/** Windows that read and write issues (spec 2). */
export const issuePaths = {
  addComment: path('/issues/:issueId/comments/add'),
  addFile: path('/issues/:issueId/files/add'),
  addIssue: path('/types/:typeId/issues/add'),
  editIssue: path('/issues/:issueId/edit'),
  exportToCsv: path('/export/csv'),
  goToItem: path('/items/goto'),
  issueDetails: path('/issues/:issueId'),
  issueItem: path('/issues/:issueId/items/:itemId'),
  item: path('/items/:itemId'),
  markAsRead: path('/mark/read'),
  markAsUnread: path('/mark/unread'),
};
