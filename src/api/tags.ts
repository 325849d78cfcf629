/** What the cache can be told to be stale. A query provides tags, a save invalidates them (screens 4.1). */
import type { TagDescription } from '@reduxjs/toolkit/query';

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

/** Tags that are always the same, or depend on what was sent. */
export type TagsOf<Payload> = readonly Tag[] | ((payload: Payload) => readonly Tag[]);

/** The tags of one call. */
export function readTags<Payload>(tags: TagsOf<Payload>, payload: Payload): readonly Tag[] {
  return typeof tags === 'function' ? tags(payload) : tags;
}

/** The objects of a type as a list: which there are, and what lists show of them. */
export function listOf(type: TagType): Tag {
  return { type, id: 'LIST' };
}

/** One object with all its details. */
export function one(type: TagType, id: number): Tag {
  return { type, id };
}

/** The counts of the alerts. */
export const alertStatus: Tag = { type: 'AlertStatus' };
