import type { AccountOperations } from './account';
import type { AlertOperations } from './alerts';
import type { AttributeOperations } from './attributes';
import type { EventOperations } from './events';
import type { GlobalOperations } from './global';
import type { IssueOperations } from './issues';
import type { TypeOperations } from './issueTypes';
import type { ProjectOperations } from './projects';
import type { ReportOperations } from './reports';
import type { SessionOperations } from './session';
import type { SettingsOperations } from './settings';
import type { UserOperations } from './users';
import type { ViewOperations } from './views';

/** Payload and answer of every POST call by operation name (api appendix). */
export interface Operations
  extends
    AccountOperations,
    AlertOperations,
    AttributeOperations,
    EventOperations,
    GlobalOperations,
    IssueOperations,
    ProjectOperations,
    ReportOperations,
    SessionOperations,
    SettingsOperations,
    TypeOperations,
    UserOperations,
    ViewOperations {}

export type OperationName = keyof Operations;

/** What an operation is called with; undefined stands for `{}`. */
export type Payload<Name extends OperationName> = Operations[Name]['payload'];

/** The `result` of a successful answer. */
export type Answer<Name extends OperationName> = Operations[Name]['answer'];

/** Where each operation is found below `{base}/server/api`, sorted by path. */
export const operationPaths = {
  editAccount: '/account/edit.php',
  loadAccount: '/account/load.php',
  changeAccountPassword: '/account/password/edit.php',
  resetAccountPassword: '/account/password/reset.php',
  addAlert: '/alerts/add.php',
  deleteAlert: '/alerts/delete.php',
  listAlerts: '/alerts/list.php',
  loadAlert: '/alerts/load.php',
  getAlertStatus: '/alerts/status.php',
  listEvents: '/events/list.php',
  loadEvent: '/events/load.php',
  getGlobal: '/global.php',
  getInfo: '/info.php',
  addIssue: '/issues/add.php',
  cloneIssue: '/issues/clone.php',
  addComment: '/issues/comments/add.php',
  deleteComment: '/issues/comments/delete.php',
  editComment: '/issues/comments/edit.php',
  loadComment: '/issues/comments/load.php',
  deleteIssue: '/issues/delete.php',
  addDescription: '/issues/description/add.php',
  deleteDescription: '/issues/description/delete.php',
  editDescription: '/issues/description/edit.php',
  editIssue: '/issues/edit.php',
  addFile: '/issues/files/add.php',
  deleteFile: '/issues/files/delete.php',
  editFile: '/issues/files/edit.php',
  loadFile: '/issues/files/load.php',
  findItem: '/issues/find.php',
  listIssues: '/issues/list.php',
  loadIssue: '/issues/load.php',
  markIssues: '/issues/mark.php',
  moveIssue: '/issues/move.php',
  previewMarkup: '/issues/preview.php',
  subscribeIssue: '/issues/subscribe.php',
  unsubscribeIssue: '/issues/unsubscribe.php',
  login: '/login.php',
  editProjectAccess: '/projects/access.php',
  addProject: '/projects/add.php',
  archiveProject: '/projects/archive.php',
  deleteArchivedProject: '/projects/archive/delete.php',
  listArchivedProjects: '/projects/archive/list.php',
  loadArchivedProject: '/projects/archive/load.php',
  renameArchivedProject: '/projects/archive/rename.php',
  restoreProject: '/projects/archive/restore.php',
  deleteProject: '/projects/delete.php',
  addProjectDescription: '/projects/description/add.php',
  deleteProjectDescription: '/projects/description/delete.php',
  editProjectDescription: '/projects/description/edit.php',
  addFolder: '/projects/folders/add.php',
  deleteFolder: '/projects/folders/delete.php',
  loadFolder: '/projects/folders/load.php',
  moveFolder: '/projects/folders/move.php',
  renameFolder: '/projects/folders/rename.php',
  listProjects: '/projects/list.php',
  loadProject: '/projects/load.php',
  editMembers: '/projects/members/edit.php',
  loadMember: '/projects/members/load.php',
  renameProject: '/projects/rename.php',
  addReport: '/reports/add.php',
  deleteReport: '/reports/delete.php',
  editReport: '/reports/edit.php',
  listReports: '/reports/list.php',
  loadReport: '/reports/load.php',
  editAccessSettings: '/settings/access/edit.php',
  loadAccessSettings: '/settings/access/load.php',
  editAdvancedSettings: '/settings/advanced/edit.php',
  loadAdvancedSettings: '/settings/advanced/load.php',
  editCronSettings: '/settings/cron/edit.php',
  loadCronSettings: '/settings/cron/load.php',
  editEmailSettings: '/settings/email/edit.php',
  loadEmailSettings: '/settings/email/load.php',
  testEmailSettings: '/settings/email/test.php',
  addInbox: '/settings/inboxes/add.php',
  deleteInbox: '/settings/inboxes/delete.php',
  editInbox: '/settings/inboxes/edit.php',
  loadInbox: '/settings/inboxes/load.php',
  testInbox: '/settings/inboxes/test.php',
  loadServerSettings: '/settings/load.php',
  loadOAuthSettings: '/settings/oauth/load.php',
  editRegionalSettings: '/settings/regional/edit.php',
  loadRegionalSettings: '/settings/regional/load.php',
  renameServer: '/settings/server/rename.php',
  resetUuid: '/settings/server/uuid.php',
  addType: '/types/add.php',
  addAttribute: '/types/attributes/add.php',
  deleteAttribute: '/types/attributes/delete.php',
  editAttribute: '/types/attributes/edit.php',
  loadAttribute: '/types/attributes/load.php',
  reorderAttributes: '/types/attributes/reorder.php',
  deleteType: '/types/delete.php',
  listTypes: '/types/list.php',
  loadType: '/types/load.php',
  renameType: '/types/rename.php',
  addView: '/types/views/add.php',
  editDefaultView: '/types/views/default.php',
  deleteView: '/types/views/delete.php',
  editView: '/types/views/edit.php',
  loadView: '/types/views/load.php',
  publishView: '/types/views/publish.php',
  unpublishView: '/types/views/unpublish.php',
  getUpdate: '/update.php',
  editUserAccess: '/users/access.php',
  addUser: '/users/add.php',
  editUser: '/users/edit.php',
  listUsers: '/users/list.php',
  loadUser: '/users/load.php',
  changePassword: '/users/password/edit.php',
  resetPassword: '/users/password/reset.php',
  editUserProjects: '/users/projects/edit.php',
  loadUserProject: '/users/projects/load.php',
  approveRequest: '/users/requests/approve.php',
  listRequests: '/users/requests/list.php',
  loadRequest: '/users/requests/load.php',
  rejectRequest: '/users/requests/reject.php',
} as const satisfies Record<OperationName, `/${string}.php`>;

export type OperationPath = (typeof operationPaths)[OperationName];

/** The operation found at a path. */
export type OperationAt<Path extends OperationPath> = {
  [Name in OperationName]: (typeof operationPaths)[Name] extends Path ? Name : never;
}[OperationName];
