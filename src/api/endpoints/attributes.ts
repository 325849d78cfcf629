import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { globalData, listOf, one, whenSaved } from '../tags';

const allAttributes = whenSaved(() => [...globalData, listOf('Attribute')]);

export const attributesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    loadAttribute: build.query<Answer<'loadAttribute'>, Payload<'loadAttribute'>>({
      query: call('/types/attributes/load.php'),
      providesTags: (_answer, _error, { attributeId }) => [one('Attribute', attributeId)],
    }),
    addAttribute: build.mutation<Answer<'addAttribute'>, Payload<'addAttribute'>>({
      query: call('/types/attributes/add.php'),
      invalidatesTags: allAttributes,
    }),
    editAttribute: build.mutation<Answer<'editAttribute'>, Payload<'editAttribute'>>({
      query: call('/types/attributes/edit.php'),
      invalidatesTags: whenSaved(({ attributeId }) => [
        ...globalData,
        listOf('Attribute'),
        one('Attribute', attributeId),
      ]),
    }),
    deleteAttribute: build.mutation<Answer<'deleteAttribute'>, Payload<'deleteAttribute'>>({
      query: call('/types/attributes/delete.php'),
      invalidatesTags: allAttributes,
    }),
    reorderAttributes: build.mutation<Answer<'reorderAttributes'>, Payload<'reorderAttributes'>>({
      query: call('/types/attributes/reorder.php'),
      invalidatesTags: allAttributes,
    }),
  }),
});
