import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';

export const globalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getGlobal: build.query<Answer<'getGlobal'>, Payload<'getGlobal'>>({
      query: call('/global.php'),
      providesTags: [{ type: 'Global' }],
    }),
  }),
});
