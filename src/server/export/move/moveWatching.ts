import { AlertType } from '@/protocol/alerts';

import { readIssues } from '../readIssues';
import { attempt, type Move, newId } from './move';

/** Alerts and subscriptions, each by whom it is; and for everybody all issues are read. */
export async function moveWatching(move: Move): Promise<void> {
  const { ids, tracker } = move;
  for (const alert of tracker.alerts) {
    if (alert.kind !== AlertType.alert) continue;
    const { typeId, viewId, projectId, folderId, ownerId } = alert;
    await attempt(move, `Alert ${String(alert.id)}`, async () => {
      const owner = ownerId === null ? move.admin : await move.sessionOf(ownerId);
      await owner.call('addAlert', {
        typeId: newId(move, 'types', typeId),
        ...(viewId === null ? {} : { viewId: newId(move, 'views', viewId) }),
        ...(projectId === null ? {} : { projectId: newId(move, 'projects', projectId) }),
        ...(folderId === null ? {} : { folderId: newId(move, 'folders', folderId) }),
        isPublic: ownerId === null,
      });
    });
  }
  for await (const { id: issueId, subscribers } of readIssues(move.db)) {
    for (const userId of subscribers) {
      await attempt(move, `Subscription of issue #${String(issueId)}`, async () => {
        await (await move.sessionOf(userId)).call('subscribeIssue', { issueId });
      });
    }
  }
  for (const { id: userId, name } of tracker.users) {
    const user = await move.sessionOf(userId);
    for (const typeId of ids.types.values()) {
      await attempt(move, `What ${name} has read`, () =>
        user.call('markIssues', { typeId, read: true }),
      );
    }
  }
}
