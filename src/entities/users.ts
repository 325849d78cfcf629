import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
} from '@reduxjs/toolkit';
import { globalApi } from '@/api/endpoints/global';
import type { Id } from '@/protocol/scalars';
import { projects } from './projects';

/** A user this one may know of; disabled ones included. */
export interface User {
  userId: Id;
  name: string;
}

const adapter = createEntityAdapter({ selectId: ({ userId }: User) => userId });

export const usersSlice = createSlice({
  name: 'users',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(globalApi.endpoints.getGlobal.matchFulfilled, (state, { payload }) => {
      adapter.setAll(
        state,
        payload.users.map(({ id, name }) => ({ userId: id, name })),
      );
    });
  },
});

/** The part of the state that is read here. */
export interface UsersRoot {
  users: EntityState<User, Id>;
}

export const users = adapter.getSelectors((state: UsersRoot) => state.users);

/** undefined: this user does not know him. */
export function selectUserName(state: UsersRoot, userId: Id): string | undefined {
  return users.selectById(state, userId)?.name;
}

/** The members of a project as users, by name. */
export const selectMembersOfProject = createSelector(
  [users.selectAll, projects.selectById],
  (all, project) => all.filter(({ userId }) => project?.memberIds.includes(userId)),
);
