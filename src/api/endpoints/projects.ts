import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { globalData, listOf, one, whenSaved } from '../tags';

const description = whenSaved(({ projectId }: { projectId: number }) => [
  one('Project', projectId),
]);

const projectAndLists = whenSaved(({ projectId }: { projectId: number }) => [
  ...globalData,
  listOf('Project'),
  one('Project', projectId),
]);

export const projectsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query<Answer<'listProjects'>, Payload<'listProjects'>>({
      query: call('/projects/list.php'),
      providesTags: [listOf('Project')],
    }),
    // Folders are renamed and deleted by their own ids, so any of them may belong to any project.
    loadProject: build.query<Answer<'loadProject'>, Payload<'loadProject'>>({
      query: call('/projects/load.php'),
      providesTags: (_answer, _error, { projectId }) => [
        one('Project', projectId),
        listOf('Folder'),
        listOf('Member'),
      ],
    }),
    addProject: build.mutation<Answer<'addProject'>, Payload<'addProject'>>({
      query: call('/projects/add.php'),
      invalidatesTags: whenSaved(() => [...globalData, listOf('Project')]),
    }),
    renameProject: build.mutation<Answer<'renameProject'>, Payload<'renameProject'>>({
      query: call('/projects/rename.php'),
      invalidatesTags: projectAndLists,
    }),
    editProjectAccess: build.mutation<Answer<'editProjectAccess'>, Payload<'editProjectAccess'>>({
      query: call('/projects/access.php'),
      invalidatesTags: projectAndLists,
    }),
    archiveProject: build.mutation<Answer<'archiveProject'>, Payload<'archiveProject'>>({
      query: call('/projects/archive.php'),
      invalidatesTags: whenSaved(() => [
        ...globalData,
        listOf('Project'),
        listOf('ArchivedProject'),
      ]),
    }),
    deleteProject: build.mutation<Answer<'deleteProject'>, Payload<'deleteProject'>>({
      query: call('/projects/delete.php'),
      invalidatesTags: whenSaved(() => [...globalData, listOf('Project')]),
    }),
    addProjectDescription: build.mutation<
      Answer<'addProjectDescription'>,
      Payload<'addProjectDescription'>
    >({
      query: call('/projects/description/add.php'),
      invalidatesTags: description,
    }),
    editProjectDescription: build.mutation<
      Answer<'editProjectDescription'>,
      Payload<'editProjectDescription'>
    >({
      query: call('/projects/description/edit.php'),
      invalidatesTags: description,
    }),
    deleteProjectDescription: build.mutation<
      Answer<'deleteProjectDescription'>,
      Payload<'deleteProjectDescription'>
    >({
      query: call('/projects/description/delete.php'),
      invalidatesTags: description,
    }),
  }),
});
