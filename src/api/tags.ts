/** What the cache can be told to be stale. A query provides tags, a save invalidates them (screens 4.1). */
import type { TagDescription } from '@reduxjs/toolkit/query';
import { type ApiError, isApiError } from '@/protocol/apiError';
import { isStaleCopyCode } from '@/protocol/errorCodes';

export const tagTypes = [
  'Account',
  'Alert',
  'AlertStatus',
  'ArchivedProject',
  'Attribute',
  'Comment',
  'File',
  'Folder',
  'Global',
  'Inbox',
  'Issue',
  'Member',
  'Project',
  'Report',
  'Request',
  'Settings',
  'Type',
  'User',
  'View',
] as const;

export type TagType = (typeof tagTypes)[number];
export type Tag = Exclude<TagDescription<TagType>, TagType>;

/** The objects of a type as a list: which there are, and what lists show of them. */
export function listOf(type: TagType): Tag {
  return { type, id: 'LIST' };
}

/** One object with all its details. */
export function one(type: TagType, id: number): Tag {
  return { type, id };
}

/** The global data. Issue lists follow it: their columns and names come from the same definitions (screens 4). */
export const globalData: readonly Tag[] = [{ type: 'Global' }, listOf('Issue')];

/** All settings pages; they show parts of one another. */
export const settings: Tag = { type: 'Settings' };

export const account: Tag = { type: 'Account' };
export const alertStatus: Tag = { type: 'AlertStatus' };

/**
 * What a save makes stale: nothing when the server says that nothing changed, or refused; unless the refusal proves
 * that our copy is stale.
 *
 * @example invalidatesTags: whenSaved(({ issueId }) => [listOf('Issue'), one('Issue', issueId)])
 */
export function whenSaved<Payload>(tagsOf: (payload: Payload) => readonly Tag[]) {
  return (answer: unknown, error: ApiError | undefined, payload: Payload): readonly Tag[] =>
    isStale(answer, error) ? tagsOf(payload) : [];
}

function isStale(answer: unknown, error: unknown): boolean {
  if (error !== undefined) {
    return isApiError(error) && error.kind === 'api' && isStaleCopyCode(error.code);
  }
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
