import { attributeOperations } from '@/protocol/operations/attributes';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { listOf, one } from '../tags';
import { globalData, whenSaved } from '../whenSaved';

const allAttributes = [...globalData, listOf('Attribute')];

export const attributesApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, attributeOperations, {
      loadAttribute: ({ attributeId }) => [one('Attribute', attributeId)],
      addAttribute: whenSaved(allAttributes),
      editAttribute: whenSaved(({ attributeId }) => [
        ...allAttributes,
        one('Attribute', attributeId),
      ]),
      deleteAttribute: whenSaved(allAttributes),
      reorderAttributes: whenSaved(allAttributes),
    }),
});
