import type { Id } from './scalars';

/** Kinds of subscriptions; alerts are only counted, reports are mailed (protocol 4.8). */
export const AlertType = { alert: 1, changeReport: 2, issueReport: 3 } as const;

/** An alert with unread issues (protocol 3.3). At most one of `projectId` and `folderId` is set. */
export interface AlertStatus {
  id: Id;
  typeId: Id;
  viewId: Id | null;
  projectId: Id | null;
  folderId: Id | null;
  /** Ready to show: `Type` or `Type — View`. */
  view: string;
  /** Ready to show: `Project` or `Project — Folder`; null = everywhere. */
  location: string | null;
  /** Unread issues. */
  count: number;
}

export interface AlertItem {
  id: Id;
  view: string;
  location: string | null;
}

/** What an alert or report watches; a project and a folder exclude each other. */
export interface AlertTarget {
  typeId: Id;
  viewId?: Id | undefined;
  projectId?: Id | undefined;
  folderId?: Id | undefined;
  isPublic: boolean;
}
