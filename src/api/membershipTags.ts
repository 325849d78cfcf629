import { Access } from '@/protocol/access';
import { listOf, type Tag } from './tags';

/** The access of one user to one project. */
export const membership: Tag = { type: 'Member', id: 'ACCESS' };

/**
 * Memberships of users in projects, after they got this access. One that has ended is gone: asking for it once more,
 * while the question about it is still on screen, would only be refused (307).
 */
export function changedMemberships(access: Access): readonly Tag[] {
  return access === Access.none ? [listOf('Member')] : [listOf('Member'), membership];
}
