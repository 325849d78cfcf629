import type { RequiredAccess } from './access';
import type { AttributeValue } from './attributes';
import type { ChangeType, HistoryFilter, TextFormat } from './enums';
import type { Id, Stamp, Time } from './scalars';
import type { Description, DescriptionInput } from './texts';

/**
 * Which issues a list shows: a type, a view, or a folder alone; a project may narrow a type or view,
 * a folder may narrow a view. Other combinations are refused with 402 (protocol 3.6).
 */
export interface IssueFilter {
  typeId?: Id | undefined;
  viewId?: Id | undefined;
  projectId?: Id | undefined;
  folderId?: Id | undefined;
}

/** One further condition; both fields or none. */
export interface IssueSearch {
  searchColumn?: number | undefined;
  searchValue?: string | undefined;
}

export interface IssueListQuery extends IssueFilter, IssueSearch {
  sortColumn?: number | undefined;
  sortAscending?: boolean | undefined;
  offset?: number | undefined;
  limit: number;
  html?: boolean | undefined;
  allColumns?: boolean | undefined;
}

export interface ListColumn {
  id: number;
  name: string;
}

/** A row; `cells` are in column order, dates as Unix time, texts as HTML unless asked for otherwise (protocol 4.4). */
export interface ListedIssue {
  id: Id;
  /** null or 0 = never read; below `stamp` = modified since. */
  read: Stamp | null;
  /** Never sent: what `read` was until the client opened the issue. */
  readBefore?: Stamp | null;
  stamp: Stamp;
  subscribed: boolean;
  cells: (string | number)[];
}

export interface IssueList {
  /** What the server sorted by, possibly a column that is not shown. */
  sortColumn: number;
  sortAscending: boolean;
  columns: ListColumn[];
  issues: ListedIssue[];
  totalCount: number;
}

export interface IssueDetails {
  id: Id;
  name: string;
  folderId: Id;
  typeId: Id;
  createdDate: Time;
  createdBy: Id;
  modifiedDate: Time;
  modifiedBy: Id;
  stamp: Stamp;
  subscribed: boolean;
}

interface HistoryEntryBase {
  id: Stamp;
  createdDate: Time;
  createdBy: Id;
  /** Together with `modifiedBy`, only when edited after it was created. */
  modifiedDate?: Time;
  modifiedBy?: Id;
}

export interface IssueCreatedEntry extends HistoryEntryBase {
  type: typeof ChangeType.issueCreated;
  new: string;
  old: null;
}

export interface IssueRenamedEntry extends HistoryEntryBase {
  type: typeof ChangeType.issueRenamed;
  new: string;
  old: string;
}

/** Values in wire format; "" (or null, from older data) = empty. */
export interface ValueChangedEntry extends HistoryEntryBase {
  type: typeof ChangeType.valueChanged;
  attributeId: Id;
  new: string | null;
  old: string | null;
}

export interface CommentEntry extends HistoryEntryBase {
  type: typeof ChangeType.commentAdded;
  text: string;
}

export interface FileEntry extends HistoryEntryBase {
  type: typeof ChangeType.fileAdded;
  name: string;
  description: string;
  /** Bytes. */
  size: number;
}

/** null: the folder was deleted since. */
export interface IssueMovedEntry extends HistoryEntryBase {
  type: typeof ChangeType.issueMoved;
  fromFolderId: Id | null;
  toFolderId: Id | null;
}

export type HistoryEntry =
  | IssueCreatedEntry
  | IssueRenamedEntry
  | ValueChangedEntry
  | CommentEntry
  | FileEntry
  | IssueMovedEntry;

export interface LoadIssuePayload {
  issueId: Id;
  description?: boolean | undefined;
  attributes?: boolean | undefined;
  history?: boolean | undefined;
  /** `details.stamp` of the load to be continued; 0 or absent asks for everything (protocol 4.2). */
  modifiedSince?: Stamp | undefined;
  filter?: HistoryFilter | undefined;
  html?: boolean | undefined;
  /** Loading the history marks the issue as unread instead of read. */
  unread?: boolean | undefined;
  access?: RequiredAccess | undefined;
}

export interface LoadedIssue {
  details: IssueDetails;
  /** null = none, true = unchanged since `modifiedSince`. */
  description?: Description | null | true;
  /** All attributes of the type in their order. */
  attributes?: AttributeValue[];
  /** Entries changed after `modifiedSince`, ascending by id. */
  history?: HistoryEntry[];
  /** Comments and files deleted since; some may never have been known here. */
  stubs?: Id[];
}

/** Values to set; "" or null clears. */
export interface AttributeValueInput {
  id: Id;
  value?: string | null | undefined;
}

/** An issue that is being added. */
export interface NewIssueInput extends DescriptionInput {
  folderId: Id;
  name: string;
  values?: AttributeValueInput[] | undefined;
}

/**
 * What a save of an issue began with: a companion refuses it with 356 where somebody has changed that since (protocol
 * 10.7).
 */
export interface IssueValuesBefore {
  name?: string | undefined;
  values?: AttributeValueInput[] | undefined;
}

/** The description of an issue, as it is written. */
export type IssueDescriptionInput = {
  issueId: Id;
  description: string;
  descriptionFormat?: TextFormat | undefined;
};
