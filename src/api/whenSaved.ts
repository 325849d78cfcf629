/** What saves make stale (screens 4.1). None is part of the first load, which only reads. */
import type { ApiError } from '@/protocol/apiError';
import { isStaleCopyCode } from '@/protocol/errorCodes';
import { listOf, readTags, type Tag, type TagsOf } from './tags';

/** The global data. Issue lists follow it: their columns and names come from the same definitions (screens 4). */
export const globalData: readonly Tag[] = [{ type: 'Global' }, listOf('Issue')];

export const account: Tag = { type: 'Account' };

/**
 * What a save makes stale: nothing when the server refused, unless the refusal proves that our copy is stale. That
 * nothing was changed proves it too: what differs from what is shown stands there already, by somebody else or by an
 * attempt whose answer was lost.
 *
 * @example editIssue: whenSaved(({ issueId }) => [listOf('Issue'), one('Issue', issueId)])
 */
export function whenSaved<Payload>(tags: TagsOf<Payload>) {
  return (_answer: unknown, error: ApiError | undefined, payload: Payload): readonly Tag[] =>
    !error || isStaleCopy(error) ? readTags(tags, payload) : [];
}

function isStaleCopy(error: ApiError): boolean {
  return error.kind === 'api' && isStaleCopyCode(error.code);
}
