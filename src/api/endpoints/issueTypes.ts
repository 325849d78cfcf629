import { issueTypeOperations } from '@/protocol/operations/issueTypes';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { listOf, one } from '../tags';
import { globalData, whenSaved } from '../whenSaved';

const allTypes = [...globalData, listOf('Type')];

export const issueTypesApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, issueTypeOperations, {
      listTypes: [listOf('Type')],
      // Attributes and views are saved by their own ids, so any of them may belong to any type.
      loadType: ({ typeId }) => [one('Type', typeId), listOf('Attribute'), listOf('View')],
      addType: whenSaved(allTypes),
      renameType: whenSaved(({ typeId }) => [...allTypes, one('Type', typeId)]),
      deleteType: whenSaved(allTypes),
    }),
});
