import { type ApiError, toApiError } from '@/protocol/apiError';

/**
 * Whether a save that failed so may have been carried out all the same: the answer was lost, or is that of something
 * between here and the server. A code of the server's own says that nothing was saved.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return isUnknown(toApiError(error));
}

function isUnknown(error: ApiError): boolean {
  switch (error.kind) {
    case 'network':
    case 'invalidResponse':
    case 'unknown':
    case 'aborted':
      return true;
    case 'server':
      return error.code === undefined;
    default:
      return false;
  }
}

/**
 * Why a save is not repeated: it was carried out the first time, and what is sent by now differs from it. Sent once
 * more it is saved as another one.
 */
export class SavedBefore extends Error {
  override name = 'SavedBefore';
}

/** Why a save is not sent: the server would refuse it without a reason in words, as there is more than it takes. */
export class TooMuch extends Error {
  override name = 'TooMuch';
}

/** Why nobody waits for a save any longer; to all but forms a call that was called off. */
export class WaitEnded extends Error {
  override name = 'AbortError';
}
