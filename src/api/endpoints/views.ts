import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { globalData, listOf, one, whenSaved } from '../tags';

const viewAndLists = whenSaved(({ viewId }: { viewId: number }) => [
  ...globalData,
  listOf('View'),
  one('View', viewId),
]);

export const viewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    loadView: build.query<Answer<'loadView'>, Payload<'loadView'>>({
      query: call('/types/views/load.php'),
      providesTags: (_answer, _error, { viewId }) => [one('View', viewId)],
    }),
    addView: build.mutation<Answer<'addView'>, Payload<'addView'>>({
      query: call('/types/views/add.php'),
      invalidatesTags: whenSaved(() => [...globalData, listOf('View')]),
    }),
    editView: build.mutation<Answer<'editView'>, Payload<'editView'>>({
      query: call('/types/views/edit.php'),
      invalidatesTags: viewAndLists,
    }),
    // Not part of the global data, but lists without a view show its columns.
    editDefaultView: build.mutation<Answer<'editDefaultView'>, Payload<'editDefaultView'>>({
      query: call('/types/views/default.php'),
      invalidatesTags: whenSaved(() => [listOf('Issue'), listOf('View')]),
    }),
    publishView: build.mutation<Answer<'publishView'>, Payload<'publishView'>>({
      query: call('/types/views/publish.php'),
      invalidatesTags: viewAndLists,
    }),
    unpublishView: build.mutation<Answer<'unpublishView'>, Payload<'unpublishView'>>({
      query: call('/types/views/unpublish.php'),
      invalidatesTags: viewAndLists,
    }),
    deleteView: build.mutation<Answer<'deleteView'>, Payload<'deleteView'>>({
      query: call('/types/views/delete.php'),
      invalidatesTags: whenSaved(() => [...globalData, listOf('View')]),
    }),
  }),
});
