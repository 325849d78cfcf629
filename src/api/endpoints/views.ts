import { viewOperations } from '@/protocol/operations/views';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { listOf, one } from '../tags';
import { globalData, whenSaved } from '../whenSaved';

const allViews = [...globalData, listOf('View')];

const viewAndLists = ({ viewId }: { viewId: number }) => [...allViews, one('View', viewId)];

export const viewsApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, viewOperations, {
      loadView: ({ viewId }) => [one('View', viewId)],
      // Lists show it only when it is gone to.
      addView: whenSaved([{ type: 'Global' }, listOf('View')]),
      editView: whenSaved(viewAndLists),
      // Not part of the global data, but lists without a view show its columns.
      editDefaultView: whenSaved([listOf('Issue'), listOf('View')]),
      publishView: whenSaved(viewAndLists),
      unpublishView: whenSaved(viewAndLists),
      deleteView: whenSaved(allViews),
    }),
});
