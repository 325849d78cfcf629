import type { Attribute } from '@/protocol/attributes';
import type { ChangeType, TextFormat } from '@/protocol/enums';
import type { Filter, ViewColumns } from '@/protocol/views';

import type { Settings } from '@/server/rules/settings';
import type { StoredInboxDetails } from '@/server/store/inboxStore';

/*
 * What an export writes. Names are those of the calls (protocol 3), ids those of the server that was exported, times
 * Unix seconds, values and texts as they are stored. Passwords, keys and sessions are left out. docs/companion.md
 * explains it to readers of the files, so change both.
 */

/** Raised when a reader of older exports would misunderstand newer ones. */
export const documentVersion = 1;

/** Settings without the password of the mail server and what the server notes for itself. */
export type ExportedSettings = Omit<Settings, 'smtpPassword' | 'cronLast' | 'updateVersion'>;

/** All but the issues: `tracker.json`. */
export interface TrackerDocument {
  format: 'issuedesk-export';
  version: typeof documentVersion;
  exportedDate: number;
  settings: ExportedSettings;
  users: ExportedUser[];
  types: ExportedType[];
  projects: ExportedProject[];
  alerts: ExportedAlert[];
  inboxes: ExportedInbox[];
  counts: { issues: number; historyEntries: number; files: number };
}

export interface ExportedUser {
  id: number;
  name: string;
  login: string;
  email: string | null;
  /** 0 disabled, 1 normal, 2 system administrator. */
  access: number;
  language: string | null;
}

export interface ExportedType {
  id: number;
  name: string;
  defaultView: ViewColumns | null;
  /** In their order. */
  attributes: Attribute[];
  views: ExportedView[];
}

export interface ExportedView extends ViewColumns {
  id: number;
  name: string;
  /** null = public. */
  ownerId: number | null;
  filters: Filter[];
}

export interface ExportedText {
  text: string;
  format: TextFormat;
  modifiedDate: number;
  modifiedBy: number;
}

export interface ExportedProject {
  id: number;
  name: string;
  isPublic: boolean;
  isArchived: boolean;
  description: ExportedText | null;
  members: { userId: number; access: number }[];
  folders: { id: number; name: string; typeId: number }[];
}

export interface ExportedAlert {
  id: number;
  /** 1 alert, 2 report of changes, 3 report of issues. */
  kind: number;
  frequency: number | null;
  typeId: number;
  viewId: number | null;
  projectId: number | null;
  folderId: number | null;
  /** null = public. */
  ownerId: number | null;
}

export interface ExportedInbox {
  id: number;
  engine: string;
  email: string;
  robotId: number | null;
  defaultFolderId: number | null;
  details: Omit<StoredInboxDetails, 'password'>;
}

/** One line of `issues.jsonl`. */
export interface ExportedIssue {
  id: number;
  folderId: number;
  name: string;
  createdDate: number;
  createdBy: number;
  modifiedDate: number;
  modifiedBy: number;
  /** Attributes that are not empty. */
  values: { id: number; value: string }[];
  description: ExportedText | null;
  /** Ascending by id, which is the order in which things happened in the whole tracker. */
  history: ExportedEntry[];
  /** Users who are told of changes. */
  subscribers: number[];
}

interface EntryBase {
  id: number;
  createdDate: number;
  createdBy: number;
  /** Of the last change of a comment or file; null = unchanged. */
  modifiedDate: number | null;
  modifiedBy: number | null;
}

export type ExportedEntry = EntryBase &
  (
    | { type: typeof ChangeType.issueCreated; new: string }
    | { type: typeof ChangeType.issueRenamed; old: string; new: string }
    | { type: typeof ChangeType.valueChanged; attributeId: number; old: string; new: string }
    | { type: typeof ChangeType.commentAdded; text: string; format: TextFormat }
    | ExportedFileEntry
    | {
        type: typeof ChangeType.issueMoved;
        /** null = a folder that was deleted. */
        fromFolderId: number | null;
        toFolderId: number | null;
      }
  );

/** The content is the file `files/<id>`. */
interface ExportedFileEntry {
  type: typeof ChangeType.fileAdded;
  name: string;
  description: string;
  size: number;
}
