/**
 * Every POST call of the protocol but the download. A noun's table states its calls, once for both sides; this joins
 * them for those who need any of them, and is not part of the first load.
 */
import type { TypesOf } from './operation';
import { accountOperations } from './operations/account';
import { alertOperations } from './operations/alerts';
import { alertStatusOperations } from './operations/alertStatus';
import { archivedProjectOperations } from './operations/archivedProjects';
import { attributeOperations } from './operations/attributes';
import { commentOperations } from './operations/comments';
import { eventOperations } from './operations/events';
import { fileOperations } from './operations/files';
import { folderOperations } from './operations/folders';
import { globalOperations } from './operations/global';
import { inboxOperations } from './operations/inboxes';
import { issueChangeOperations } from './operations/issueChanges';
import { issueOperations } from './operations/issues';
import { issueTypeOperations } from './operations/issueTypes';
import { memberOperations } from './operations/members';
import { projectOperations } from './operations/projects';
import { reportOperations } from './operations/reports';
import { requestOperations } from './operations/requests';
import { sessionOperations } from './operations/session';
import { settingsOperations } from './operations/settings';
import { userOperations } from './operations/users';
import { viewOperations } from './operations/views';

export const operations = {
  ...accountOperations,
  ...alertOperations,
  ...alertStatusOperations,
  ...archivedProjectOperations,
  ...attributeOperations,
  ...commentOperations,
  ...eventOperations,
  ...fileOperations,
  ...folderOperations,
  ...globalOperations,
  ...inboxOperations,
  ...issueChangeOperations,
  ...issueOperations,
  ...issueTypeOperations,
  ...memberOperations,
  ...projectOperations,
  ...reportOperations,
  ...requestOperations,
  ...sessionOperations,
  ...settingsOperations,
  ...userOperations,
  ...viewOperations,
};

export type Operations = typeof operations;

export type OperationName = keyof Operations;

/** What an operation is called with; undefined stands for `{}`. */
export type Payload<Name extends OperationName> = TypesOf<Operations[Name]>['payload'];

/** The `result` of a successful answer. */
export type Answer<Name extends OperationName> = TypesOf<Operations[Name]>['answer'];

export type OperationPath = Operations[OperationName]['path'];

/** The operation found at a path. */
export type OperationAt<Path extends OperationPath> = {
  [Name in OperationName]: Operations[Name]['path'] extends Path ? Name : never;
}[OperationName];
