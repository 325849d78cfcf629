import { type AlertScope, alertQuery } from './alertQuery';
import { countUnreadIssues } from './listQuery';
import type { Viewer } from './viewpoint';

/** Unread issues that an alert is about, among those the caller sees. */
export async function countUnread(viewer: Viewer, alert: AlertScope): Promise<number> {
  return countUnreadIssues(viewer.db, await alertQuery(viewer, alert), viewer.caller.userId);
}
