import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { maxRepeats, pause, pauseOf } from '@/api/askWhenFree';
import { toApiError } from '@/protocol/apiError';

/**
 * Sends a save again that a server refused because it had no room: nothing was done. A few times, after the time that it
 * names; whoever shows the save hears of it. Rejects as the last attempt did, and when `signal` was aborted meanwhile.
 */
export async function sendWhenFree<Answer>(
  context: ApiContext,
  send: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let repeat = 0; ; repeat += 1) {
    try {
      return await send();
    } catch (reason) {
      const error = toApiError(reason);
      const seconds = pauseOf({ error });
      if (seconds === null || repeat === maxRepeats) throw reason;
      for (const hear of context.busy ?? []) hear();
      await pause(seconds, signal);
    }
  }
}

/** Hears that a save waits for a server that is busy, until the answered function is called. */
export function hearBusy(
  hear: () => void,
): ThunkAction<() => void, unknown, ApiContext, UnknownAction> {
  return (_dispatch, _getState, context) => {
    context.busy ??= new Set();
    context.busy.add(hear);
    return () => {
      context.busy?.delete(hear);
    };
  };
}
