import { memberOperations } from '@/protocol/operations/members';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { changedMemberships, membership } from '../membershipTags';
import { listOf, one } from '../tags';
import { account, globalData, whenSaved } from '../whenSaved';

export const membersApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, memberOperations, {
      loadMember: [membership],
      /** Memberships are shown from both sides: with the project and with each user. */
      editMembers: whenSaved(({ users, access }) => [
        ...globalData,
        account,
        ...changedMemberships(access),
        listOf('Project'),
        listOf('User'),
        ...users.map((userId) => one('User', userId)),
      ]),
    }),
});
