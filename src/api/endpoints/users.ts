import { userOperations } from '@/protocol/operations/users';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { changedMemberships, membership } from '../membershipTags';
import { listOf, one } from '../tags';
import { account, globalData, whenSaved } from '../whenSaved';

/** The user may be the caller. */
const userAndLists = ({ userId }: { userId: number }) => [
  ...globalData,
  account,
  listOf('User'),
  one('User', userId),
];

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, userOperations, {
      listUsers: [listOf('User')],
      loadUser: ({ userId }) => [one('User', userId)],
      addUser: whenSaved([...globalData, listOf('User')]),
      editUser: whenSaved(userAndLists),
      editUserAccess: whenSaved(userAndLists),
      changePassword: [],
      resetPassword: [],
      loadUserProject: [membership],
      /** Memberships are shown from both sides: with the user and with each project. */
      editUserProjects: whenSaved(({ userId, access }) => [
        ...userAndLists({ userId }),
        ...changedMemberships(access),
        listOf('Project'),
      ]),
    }),
});
