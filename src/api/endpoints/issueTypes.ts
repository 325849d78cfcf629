import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { globalData, listOf, one, whenSaved } from '../tags';

export const issueTypesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTypes: build.query<Answer<'listTypes'>, Payload<'listTypes'>>({
      query: call('/types/list.php'),
      providesTags: [listOf('Type')],
    }),
    // Attributes and views are saved by their own ids, so any of them may belong to any type.
    loadType: build.query<Answer<'loadType'>, Payload<'loadType'>>({
      query: call('/types/load.php'),
      providesTags: (_answer, _error, { typeId }) => [
        one('Type', typeId),
        listOf('Attribute'),
        listOf('View'),
      ],
    }),
    addType: build.mutation<Answer<'addType'>, Payload<'addType'>>({
      query: call('/types/add.php'),
      invalidatesTags: whenSaved(() => [...globalData, listOf('Type')]),
    }),
    renameType: build.mutation<Answer<'renameType'>, Payload<'renameType'>>({
      query: call('/types/rename.php'),
      invalidatesTags: whenSaved(({ typeId }) => [
        ...globalData,
        listOf('Type'),
        one('Type', typeId),
      ]),
    }),
    deleteType: build.mutation<Answer<'deleteType'>, Payload<'deleteType'>>({
      query: call('/types/delete.php'),
      invalidatesTags: whenSaved(() => [...globalData, listOf('Type')]),
    }),
  }),
});
