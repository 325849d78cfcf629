import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { changedMemberships, membership } from '../membershipTags';
import { account, globalData, listOf, one, whenSaved } from '../tags';

/** The user may be the caller. */
const userAndLists = whenSaved(({ userId }: { userId: number }) => [
  ...globalData,
  account,
  listOf('User'),
  one('User', userId),
]);

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Answer<'listUsers'>, Payload<'listUsers'>>({
      query: call('/users/list.php'),
      providesTags: [listOf('User')],
    }),
    loadUser: build.query<Answer<'loadUser'>, Payload<'loadUser'>>({
      query: call('/users/load.php'),
      providesTags: (_answer, _error, { userId }) => [one('User', userId)],
    }),
    addUser: build.mutation<Answer<'addUser'>, Payload<'addUser'>>({
      query: call('/users/add.php'),
      invalidatesTags: whenSaved(() => [...globalData, listOf('User')]),
    }),
    editUser: build.mutation<Answer<'editUser'>, Payload<'editUser'>>({
      query: call('/users/edit.php'),
      invalidatesTags: userAndLists,
    }),
    editUserAccess: build.mutation<Answer<'editUserAccess'>, Payload<'editUserAccess'>>({
      query: call('/users/access.php'),
      invalidatesTags: userAndLists,
    }),
    changePassword: build.mutation<Answer<'changePassword'>, Payload<'changePassword'>>({
      query: call('/users/password/edit.php'),
    }),
    resetPassword: build.mutation<Answer<'resetPassword'>, Payload<'resetPassword'>>({
      query: call('/users/password/reset.php'),
    }),
    loadUserProject: build.query<Answer<'loadUserProject'>, Payload<'loadUserProject'>>({
      query: call('/users/projects/load.php'),
      providesTags: [membership],
    }),
    /** Memberships are shown from both sides: with the user and with each project. */
    editUserProjects: build.mutation<Answer<'editUserProjects'>, Payload<'editUserProjects'>>({
      query: call('/users/projects/edit.php'),
      invalidatesTags: whenSaved(({ userId, access }) => [
        ...globalData,
        account,
        ...changedMemberships(access),
        listOf('Project'),
        listOf('User'),
        one('User', userId),
      ]),
    }),
  }),
});
