import type { EntityState } from '@reduxjs/toolkit';
import type { Id } from '@/protocol/scalars';
import { createReferenceSlice } from './referenceSlice';

/** A user this one may know of; disabled ones included. */
export interface User {
  userId: Id;
  name: string;
}

const { slice, selectors } = createReferenceSlice({
  name: 'users',
  selectId: ({ userId }: User) => userId,
  read: ({ users }) => users.map(({ id, name }) => ({ userId: id, name })),
});

export const usersSlice = slice;
export const users = selectors;

/** The part of the state that is read here. */
export interface UsersRoot {
  users: EntityState<User, Id>;
}

/** undefined: the one who asks does not know that user. */
export function selectUserName(state: UsersRoot, userId: Id): string | undefined {
  return users.selectById(state, userId)?.name;
}
