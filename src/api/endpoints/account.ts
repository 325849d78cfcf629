import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { account, globalData, listOf, whenSaved } from '../tags';

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    loadAccount: build.query<Answer<'loadAccount'>, Payload<'loadAccount'>>({
      query: call('/account/load.php'),
      providesTags: [account],
    }),
    editAccount: build.mutation<Answer<'editAccount'>, Payload<'editAccount'>>({
      query: call('/account/edit.php'),
      invalidatesTags: whenSaved(() => [...globalData, account, listOf('User')]),
    }),
    changeAccountPassword: build.mutation<
      Answer<'changeAccountPassword'>,
      Payload<'changeAccountPassword'>
    >({
      query: call('/account/password/edit.php'),
    }),
    resetAccountPassword: build.mutation<
      Answer<'resetAccountPassword'>,
      Payload<'resetAccountPassword'>
    >({
      query: call('/account/password/reset.php'),
    }),
  }),
});
