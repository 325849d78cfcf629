import { globalOperations } from '@/protocol/operations/global';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';

export const globalApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, globalOperations, {
      getGlobal: [{ type: 'Global' }],
    }),
});
