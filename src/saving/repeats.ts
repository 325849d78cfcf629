/** What happens when a save is sent again whose first answer was lost, for every call that changes something. */
import type { ApiErrorName } from '@/protocol/errorCodes';
import type { OperationName, Operations } from '@/protocol/operations';
import { findIssueDescription, findProjectDescription } from './findDescription';
import { findComment, findFile, knownHistory } from './findInHistory';
import { findIssue } from './findIssue';
import {
  findApproved,
  findAttribute,
  findFolder,
  findInbox,
  findProject,
  findType,
  findUser,
  findView,
  knownAttributes,
  knownFolders,
  knownInboxes,
  knownPeople,
  knownProjects,
  knownTypes,
  knownUsers,
  knownViews,
} from './findNamed';
import { findNewPassword } from './findNewPassword';
import { findAlert, findReport } from './findTarget';
import type { FindSaved, KnownBefore } from './saveAttempt';

/** The calls that change something. */
export type SaveName = {
  [Name in OperationName]: Operations[Name]['kind'] extends 'mutation' ? Name : never;
}[OperationName];

/**
 * - `harmless`: twice does what once does; there is nothing to look for
 * - `doneIf`: refused so, the first attempt did it: what it was about is gone, or as it was to be
 * - `find`: twice would make two, or be refused for the name it took itself: it is looked for before it is sent again
 */
export type Repeat<Name extends OperationName> =
  | { readonly kind: 'harmless' }
  | { readonly kind: 'doneIf'; readonly refusal: ApiErrorName }
  | {
      readonly kind: 'find';
      readonly find: FindSaved<Name>;
      readonly knownBefore: KnownBefore<Name>;
    };

const harmless = { kind: 'harmless' } as const;
const doneIf = (refusal: ApiErrorName) => ({ kind: 'doneIf', refusal }) as const;
const lookUp = <Name extends OperationName>(
  find: FindSaved<Name>,
  // What it finds cannot be anything else.
  knownBefore: KnownBefore<Name> = () => [],
) => ({ kind: 'find', find, knownBefore }) as const;

const repeats: { readonly [Name in SaveName]: Repeat<Name> } = {
  editAccount: harmless,
  // The old password is wrong then.
  changeAccountPassword: lookUp(findNewPassword),
  // Another link makes the one before void.
  resetAccountPassword: harmless,
  addAlert: lookUp(findAlert),
  deleteAlert: doneIf('UnknownAlert'),
  addIssue: lookUp(findIssue),
  cloneIssue: lookUp(findIssue),
  addComment: lookUp(findComment, knownHistory),
  deleteComment: doneIf('UnknownComment'),
  editComment: harmless,
  deleteIssue: doneIf('UnknownIssue'),
  addDescription: lookUp(findIssueDescription),
  deleteDescription: doneIf('UnknownDescription'),
  editDescription: harmless,
  editIssue: harmless,
  addFile: lookUp(findFile, knownHistory),
  deleteFile: doneIf('UnknownFile'),
  editFile: harmless,
  markIssues: harmless,
  moveIssue: harmless,
  previewMarkup: harmless,
  subscribeIssue: doneIf('SubscriptionAlreadyExists'),
  unsubscribeIssue: doneIf('UnknownSubscription'),
  login: harmless,
  editProjectAccess: harmless,
  addProject: lookUp(findProject, knownProjects),
  archiveProject: doneIf('UnknownProject'),
  deleteArchivedProject: doneIf('UnknownProject'),
  renameArchivedProject: harmless,
  restoreProject: doneIf('UnknownProject'),
  deleteProject: doneIf('UnknownProject'),
  addProjectDescription: lookUp(findProjectDescription),
  deleteProjectDescription: doneIf('UnknownDescription'),
  editProjectDescription: harmless,
  addFolder: lookUp(findFolder, knownFolders),
  deleteFolder: doneIf('UnknownFolder'),
  moveFolder: harmless,
  renameFolder: harmless,
  editMembers: harmless,
  renameProject: harmless,
  addReport: lookUp(findReport),
  deleteReport: doneIf('UnknownAlert'),
  editReport: harmless,
  editAccessSettings: harmless,
  editAdvancedSettings: harmless,
  editCronSettings: harmless,
  editEmailSettings: harmless,
  // Another message, which is what a trial sends.
  testEmailSettings: harmless,
  addInbox: lookUp(findInbox, knownInboxes),
  deleteInbox: doneIf('UnknownInbox'),
  editInbox: harmless,
  testInbox: harmless,
  editRegionalSettings: harmless,
  renameServer: harmless,
  // Another new number is as good.
  resetUuid: harmless,
  addType: lookUp(findType, knownTypes),
  addAttribute: lookUp(findAttribute, knownAttributes),
  deleteAttribute: doneIf('UnknownAttribute'),
  editAttribute: harmless,
  reorderAttributes: harmless,
  deleteType: doneIf('UnknownType'),
  renameType: harmless,
  addView: lookUp(findView, knownViews),
  editDefaultView: harmless,
  deleteView: doneIf('UnknownView'),
  editView: harmless,
  publishView: harmless,
  unpublishView: harmless,
  editUserAccess: harmless,
  addUser: lookUp(findUser, knownUsers),
  editUser: harmless,
  changePassword: harmless,
  resetPassword: harmless,
  editUserProjects: harmless,
  approveRequest: lookUp(findApproved, knownPeople),
  rejectRequest: doneIf('UnknownRequest'),
};

/** What is known of a call by the name of its endpoint. */
export function repeatOf(name: string): Repeat<OperationName> | undefined {
  return isSaveName(name) ? (repeats[name] as Repeat<OperationName>) : undefined;
}

export function isSaveName(name: string): name is SaveName {
  return Object.hasOwn(repeats, name);
}
