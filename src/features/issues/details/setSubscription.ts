/** Apart from the commands of an issue: what remembers saves comes with the first hand, and an issue is there before it. */
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { issuesApi } from '@/api/endpoints/issues';
import { listOf, one } from '@/api/tags';
import type { CommandContext } from '@/commands/command';
import { selectUserEmail } from '@/entities/session';
import { issuePaths } from '@/routing/paths/issues';
import { createSaveMemory, type SaveMemory, sendOperation } from '@/saving/sendSave';
import { offerUndo } from '@/screen/undo';

/**
 * Subscribes, or ends that, without a question, since it can be taken back. Whoever has no address is told so by the form.
 * Rejects with `ApiError`.
 */
export async function setSubscription(
  { dispatch, getState, go }: CommandContext,
  issueId: number,
  subscribed: boolean,
): Promise<void> {
  if (subscribed && selectUserEmail(getState()) === null) {
    go(issuePaths.subscribeIssue.url({ issueId }));
    return;
  }
  const { subscribeIssue, unsubscribeIssue } = issueChangesApi.endpoints;
  const endpoint = subscribed ? subscribeIssue : unsubscribeIssue;
  const memory = memoryOf(dispatch, issueId);
  const wasLost = memory.attempt !== null;
  await dispatch(sendOperation(() => endpoint.initiate({ issueId }, { track: false }), memory));
  // That it was done before is said by a refusal, which makes nothing stale.
  if (wasLost) dispatch(issuesApi.util.invalidateTags([one('Issue', issueId), listOf('Issue')]));
  const change = { before: !subscribed, after: subscribed };
  dispatch(offerUndo({ kind: 'subscription', issueId, ...change }));
}

/** What is remembered of the subscriptions of each client: an answer may be lost, and one tries again. */
const memories = new WeakMap<CommandContext['dispatch'], Map<number, SaveMemory>>();

function memoryOf(dispatch: CommandContext['dispatch'], issueId: number): SaveMemory {
  const own = memories.get(dispatch) ?? new Map<number, SaveMemory>();
  const memory = own.get(issueId) ?? createSaveMemory();
  memories.set(dispatch, own.set(issueId, memory));
  return memory;
}
