import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { globalData, listOf, one, whenSaved } from '../tags';

export const archivedProjectsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listArchivedProjects: build.query<
      Answer<'listArchivedProjects'>,
      Payload<'listArchivedProjects'>
    >({
      query: call('/projects/archive/list.php'),
      providesTags: [listOf('ArchivedProject')],
    }),
    loadArchivedProject: build.query<Answer<'loadArchivedProject'>, Payload<'loadArchivedProject'>>(
      {
        query: call('/projects/archive/load.php'),
        providesTags: (_answer, _error, { projectId }) => [one('ArchivedProject', projectId)],
      },
    ),
    renameArchivedProject: build.mutation<
      Answer<'renameArchivedProject'>,
      Payload<'renameArchivedProject'>
    >({
      query: call('/projects/archive/rename.php'),
      invalidatesTags: whenSaved(({ projectId }) => [
        ...globalData,
        listOf('ArchivedProject'),
        one('ArchivedProject', projectId),
      ]),
    }),
    restoreProject: build.mutation<Answer<'restoreProject'>, Payload<'restoreProject'>>({
      query: call('/projects/archive/restore.php'),
      invalidatesTags: whenSaved(() => [
        ...globalData,
        listOf('ArchivedProject'),
        listOf('Project'),
      ]),
    }),
    deleteArchivedProject: build.mutation<
      Answer<'deleteArchivedProject'>,
      Payload<'deleteArchivedProject'>
    >({
      query: call('/projects/archive/delete.php'),
      invalidatesTags: whenSaved(() => [...globalData, listOf('ArchivedProject')]),
    }),
  }),
});
