/** What saves make stale (screens 4.1). None is part of the first load, which only reads. */
import type { ApiError } from '@/protocol/apiError';
import { isStaleCopyCode } from '@/protocol/errorCodes';
import { listOf, readTags, type Tag, type TagsOf } from './tags';

/** The global data. Issue lists follow it: their columns and names come from the same definitions (screens 4). */
export const globalData: readonly Tag[] = [{ type: 'Global' }, listOf('Issue')];

export const account: Tag = { type: 'Account' };

/**
 * What a save makes stale: nothing when the server says that nothing changed, or refused; unless the refusal proves
 * that our copy is stale.
 *
 * @example editIssue: whenSaved(({ issueId }) => [listOf('Issue'), one('Issue', issueId)])
 */
export function whenSaved<Payload>(tags: TagsOf<Payload>) {
  return (answer: unknown, error: ApiError | undefined, payload: Payload): readonly Tag[] =>
    isStale(answer, error) ? readTags(tags, payload) : [];
}

function isStale(answer: unknown, error: ApiError | undefined): boolean {
  if (error) return error.kind === 'api' && isStaleCopyCode(error.code);
  return !saysUnchanged(answer);
}

/** `changed: false` or `stampId: false`; a stamp of null may hide a change. */
function saysUnchanged(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return (
    ('changed' in answer && answer.changed === false) ||
    ('stampId' in answer && answer.stampId === false)
  );
}
