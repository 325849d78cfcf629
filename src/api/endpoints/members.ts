import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { changedMemberships, membership } from '../membershipTags';
import { account, globalData, listOf, one, whenSaved } from '../tags';

export const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    loadMember: build.query<Answer<'loadMember'>, Payload<'loadMember'>>({
      query: call('/projects/members/load.php'),
      providesTags: [membership],
    }),
    /** Memberships are shown from both sides: with the project and with each user. */
    editMembers: build.mutation<Answer<'editMembers'>, Payload<'editMembers'>>({
      query: call('/projects/members/edit.php'),
      invalidatesTags: whenSaved(({ users, access }) => [
        ...globalData,
        account,
        ...changedMemberships(access),
        listOf('Project'),
        listOf('User'),
        ...users.map((userId) => one('User', userId)),
      ]),
    }),
  }),
});
