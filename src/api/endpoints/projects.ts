import { projectOperations } from '@/protocol/operations/projects';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { listOf, one } from '../tags';
import { globalData, whenSaved } from '../whenSaved';

const allProjects = [...globalData, listOf('Project')];

export const projectsApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, projectOperations, {
      listProjects: [listOf('Project')],
      // Folders are renamed and deleted by their own ids, so any of them may belong to any project.
      loadProject: ({ projectId }) => [
        one('Project', projectId),
        listOf('Folder'),
        listOf('Member'),
      ],
      addProject: whenSaved(allProjects),
      renameProject: whenSaved(({ projectId }) => [...allProjects, one('Project', projectId)]),
      editProjectAccess: whenSaved(({ projectId }) => [...allProjects, one('Project', projectId)]),
      archiveProject: whenSaved([...allProjects, listOf('ArchivedProject')]),
      deleteProject: whenSaved(allProjects),
      addProjectDescription: whenSaved(({ projectId }) => [one('Project', projectId)]),
      editProjectDescription: whenSaved(({ projectId }) => [one('Project', projectId)]),
      deleteProjectDescription: whenSaved(({ projectId }) => [one('Project', projectId)]),
    }),
});
