import type { Changed, Id, NoPayload } from './scalars';

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

export interface AlertOperations {
  getAlertStatus: {
    payload: NoPayload;
    answer: { publicAlerts: AlertStatus[]; personalAlerts: AlertStatus[] };
  };
  /** The answer is null when neither list is asked for. */
  listAlerts: {
    payload: { publicAlerts?: boolean | undefined; personalAlerts?: boolean | undefined };
    answer: { publicAlerts?: AlertItem[]; personalAlerts?: AlertItem[] } | null;
  };
  loadAlert: { payload: { alertId: Id }; answer: AlertItem & { isPublic: boolean } };
  addAlert: { payload: AlertTarget; answer: Changed & { alertId: Id } };
  deleteAlert: { payload: { alertId: Id }; answer: null };
}
