import { accountOperations } from '@/protocol/operations/account';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { listOf } from '../tags';
import { account, globalData, whenSaved } from '../whenSaved';

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, accountOperations, {
      loadAccount: [account],
      editAccount: whenSaved([...globalData, account, listOf('User')]),
      changeAccountPassword: [],
      resetAccountPassword: [],
    }),
});
