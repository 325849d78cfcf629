import type { Generated, Kysely } from 'kysely';

import type { Access, ProjectAccess } from '@/protocol/access';

/** Text stored as `json`: written as a string, read back parsed. */
export type JsonColumn<T> = { __select__: T; __insert__: string; __update__: string };

export interface SettingsTable {
  key: string;
  value: string;
}

/** Numbers that only grow. The row lock taken by an update orders the writers (see stamps.ts). */
export interface CountersTable {
  name: string;
  value: number;
}

export interface UsersTable {
  id: Generated<number>;
  name: string;
  nameKey: string;
  login: string;
  passwordHash: string;
  mustChangePassword: boolean;
  access: Access;
  email: string | null;
  emailKey: string | null;
  language: string | null;
  historyFilter: Generated<number>;
  resetKeyHash: string | null;
  resetKeyAt: number | null;
  /** Until `emailHeldUntil` links that set a password go here and not to `email`; null = nowhere. */
  heldEmail: string | null;
  heldEmailKey: string | null;
  emailHeldUntil: number | null;
  /** When the held address was last told of a change; null = not since an administrator chose the address. */
  emailWarnedAt: number | null;
  /** A change came too soon after that, and is told later. */
  isEmailUntold: Generated<boolean>;
}

export interface SessionsTable {
  tokenHash: string;
  userId: number;
  csrfToken: string;
  host: string;
  createdAt: number;
  usedAt: number;
  /** Where the log of a PostgreSQL server was after the session had last written; null when no standby needs to know. */
  writtenLsn: Generated<number | null>;
}

export interface LoginAttemptsTable {
  subject: string;
  failures: number;
  lastFailureAt: number;
}

export interface ProjectsTable {
  id: Generated<number>;
  name: string;
  nameKey: string;
  isPublic: boolean;
  isArchived: boolean;
  description: string | null;
  descriptionFormat: number | null;
  descriptionModifiedAt: number | null;
  descriptionModifiedBy: number | null;
}

export interface MembersTable {
  projectId: number;
  userId: number;
  access: ProjectAccess;
}

export interface TypesTable {
  id: Generated<number>;
  name: string;
  nameKey: string;
  defaultColumns: JsonColumn<number[] | null> | null;
  defaultSortColumn: number | null;
  defaultSortAscending: boolean | null;
}

export interface AttributesTable {
  id: Generated<number>;
  typeId: number;
  name: string;
  nameKey: string;
  kind: string;
  details: JsonColumn<Record<string, unknown>>;
  position: number | null;
}

export interface ViewsTable {
  id: Generated<number>;
  typeId: number;
  ownerId: number | null;
  name: string;
  nameKey: string;
  columns: JsonColumn<number[]>;
  sortColumn: number;
  sortAscending: boolean;
  filters: JsonColumn<{ column: number; operator: string; value: string }[]>;
}

/** `viewId` has no foreign key: it may outlive the view (protocol 8.13). */
export interface InitialViewsTable {
  userId: number;
  typeId: number;
  viewId: number;
}

export interface FoldersTable {
  id: Generated<number>;
  projectId: number;
  typeId: number;
  name: string;
  nameKey: string;
  stamp: number;
}

export interface IssuesTable {
  id: number;
  folderId: number;
  /** Since which stamp it is in its folder; null = since it was made. */
  folderSince: Generated<number | null>;
  /** In bytes, as `grown_history` counts (m0021HistorySizes); null = it is counted at the next addition. */
  historySize: Generated<number | null>;
  name: string;
  nameKey: string;
  createdAt: number;
  createdBy: number;
  stamp: number;
  modifiedAt: number;
  modifiedBy: number;
  description: string | null;
  descriptionFormat: number | null;
  descriptionStamp: number | null;
  descriptionModifiedAt: number | null;
  descriptionModifiedBy: number | null;
}

/** Empty values have no row. `number` is set for NUMERIC attributes only. */
export interface AttributeValuesTable {
  issueId: number;
  attributeId: number;
  value: string;
  valueKey: string;
  number: string | null;
}

/** One row per history entry; comments and files add a row with the same id. */
export interface HistoryTable {
  id: number;
  issueId: number;
  kind: number;
  createdAt: number;
  createdBy: number;
  stamp: number;
  modifiedAt: number | null;
  modifiedBy: number | null;
  attributeId: number | null;
  oldValue: string | null;
  newValue: string | null;
  fromFolderId: number | null;
  toFolderId: number | null;
}

export interface CommentsTable {
  id: number;
  text: string;
  format: number;
}

/** `content` is null when the bytes are kept by the file store. */
export interface FilesTable {
  id: number;
  name: string;
  description: string;
  size: number;
  content: Uint8Array | null;
}

export interface StubsTable {
  id: number;
  issueId: number;
  stamp: number;
}

/** What somebody has read of an issue. 0 = nothing, whatever a mark of its folder says. */
export interface ReadStatesTable {
  userId: number;
  issueId: number;
  stamp: number;
}

/** All issues that were in a folder at a stamp, as somebody has marked them as read. */
export interface ReadMarksTable {
  userId: number;
  folderId: number;
  stamp: number;
}

/** How often triggers (m0018ReadChanges) saw what somebody has read in a folder change; 0 = in many places at once. */
export interface ReadChangesTable {
  userId: number;
  folderId: number;
  changes: number;
}

/** How often triggers (m0019Definitions) saw a change of what there is besides issues: one row, none until the first. */
export interface DefinitionChangesTable {
  id: Generated<number>;
  changes: number;
}

/**
 * How many issues of a folder have a value: the sum of rows that triggers add (m0006LargeTrackers). Attribute 0 counts the
 * issues, and an empty key the values of an attribute whose values are not told apart.
 */
export interface IssueCountsTable {
  folderId: number;
  attributeId: number;
  valueKey: string;
  issues: number;
}

export interface SubscriptionsTable {
  userId: number;
  issueId: number;
}

/** Alerts (kind 1) and reports (kind 2 changes, 3 issues). `ownerId` null = public. */
export interface AlertsTable {
  id: Generated<number>;
  typeId: number;
  viewId: number | null;
  projectId: number | null;
  folderId: number | null;
  ownerId: number | null;
  kind: number;
  frequency: number | null;
}

export interface EventsTable {
  id: Generated<number>;
  type: string;
  severity: number;
  date: number;
  message: string;
  userId: number | null;
  host: string;
}

export interface InboxesTable {
  id: Generated<number>;
  engine: string;
  email: string;
  emailKey: string;
  robotId: number | null;
  defaultFolderId: number | null;
  details: JsonColumn<Record<string, unknown>>;
}

export interface RegistrationRequestsTable {
  id: Generated<number>;
  name: string;
  nameKey: string;
  login: string;
  passwordHash: string;
  email: string;
  emailKey: string;
  keyHash: string;
  isVerified: boolean;
  createdAt: number;
}

/** Messages waiting to be sent, written in the transaction of the change they tell about. */
export interface OutboxTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  createdAt: number;
  /** Unix seconds until which a process is about to send it. */
  claimedUntil: Generated<number>;
}

/** Subscribers to be told what happened to an issue after a stamp. */
export interface NoticesTable {
  userId: number;
  issueId: number;
  sinceStamp: number;
}

/** When reports of a frequency were last due, and the newest stamp then. `dueAt` is null before the first time. */
export interface ReportRunsTable {
  frequency: number;
  dueAt: number | null;
  stamp: number;
}

/** Reports that are due and not yet written. */
export interface ReportJobsTable {
  alertId: number;
  userId: number;
  sinceStamp: number;
}

/** Users to be told what happened after a stamp to the issues their alerts watch. */
export interface AlertJobsTable {
  userId: number;
  sinceStamp: number;
}

/** All tables, in camelCase; the database has the same names in snake_case. Times are Unix seconds. */
export interface Schema {
  settings: SettingsTable;
  counters: CountersTable;
  users: UsersTable;
  sessions: SessionsTable;
  loginAttempts: LoginAttemptsTable;
  projects: ProjectsTable;
  members: MembersTable;
  types: TypesTable;
  attributes: AttributesTable;
  views: ViewsTable;
  initialViews: InitialViewsTable;
  folders: FoldersTable;
  issues: IssuesTable;
  attributeValues: AttributeValuesTable;
  history: HistoryTable;
  comments: CommentsTable;
  files: FilesTable;
  stubs: StubsTable;
  readStates: ReadStatesTable;
  readMarks: ReadMarksTable;
  readChanges: ReadChangesTable;
  definitionChanges: DefinitionChangesTable;
  issueCounts: IssueCountsTable;
  subscriptions: SubscriptionsTable;
  alerts: AlertsTable;
  events: EventsTable;
  inboxes: InboxesTable;
  registrationRequests: RegistrationRequestsTable;
  outbox: OutboxTable;
  notices: NoticesTable;
  reportRuns: ReportRunsTable;
  reportJobs: ReportJobsTable;
  alertJobs: AlertJobsTable;
}

/** A connection or a transaction. */
export type Database = Kysely<Schema>;
