import { archivedProjectOperations } from '@/protocol/operations/archivedProjects';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { listOf, one } from '../tags';
import { globalData, whenSaved } from '../whenSaved';

export const archivedProjectsApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, archivedProjectOperations, {
      listArchivedProjects: [listOf('ArchivedProject')],
      loadArchivedProject: ({ projectId }) => [one('ArchivedProject', projectId)],
      renameArchivedProject: whenSaved(({ projectId }) => [
        ...globalData,
        listOf('ArchivedProject'),
        one('ArchivedProject', projectId),
      ]),
      restoreProject: whenSaved([...globalData, listOf('ArchivedProject'), listOf('Project')]),
      deleteArchivedProject: whenSaved([...globalData, listOf('ArchivedProject')]),
    }),
});
