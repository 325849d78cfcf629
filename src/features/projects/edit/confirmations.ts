/** What system administrators do with a whole project after no more than a question. */
import { projectsApi } from '@/api/endpoints/projects';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { projectPaths } from '@/routing/paths/projects';
import { screenQuery } from '@/windows/screenQuery';
import { projectsMessages } from '../messages';
import { type ProjectParams, projectQuery } from '../projectQueries';
import { editMessages, editPrompts } from './messages';

const foldersQuery = ({ projectId }: ProjectParams) =>
  screenQuery(projectsApi.endpoints.loadProject, { projectId, folders: true });

export const archiveProject = defineConfirm<ProjectParams>({
  queries: ({ params }) => [projectQuery(params)],
  title: editMessages.archiveProject,
  prompt: editPrompts.archiveProject,
  subject: ({ params, state }) => projectQuery(params).select(state).data?.details.name,
  notices: [{ kind: 'success', message: editMessages.archiveProjectNote }],
  submitLabel: editMessages.archiveProject,
  submit: ({ params: { projectId } }) =>
    projectsApi.endpoints.archiveProject.initiate({ projectId }),
  backTo: ({ params }) => projectPaths.projectDetails.url(params),
  savedTo: () => projectPaths.manageProjects.url({}),
});

export const deleteProject = defineConfirm<ProjectParams>({
  queries: ({ params }) => [foldersQuery(params)],
  title: projectsMessages.deleteProject,
  prompt: editPrompts.deleteProject,
  subject: ({ params, state }) => foldersQuery(params).select(state).data?.details.name,
  kind: 'danger',
  force: {
    isNeeded: ({ params, state }) =>
      (foldersQuery(params).select(state).data?.folders ?? []).length > 0,
    refusal: 'CannotDeleteProject',
    warning: editMessages.deleteProjectWarning,
  },
  submitLabel: actionMessages.delete,
  submit: ({ params: { projectId } }, force) =>
    projectsApi.endpoints.deleteProject.initiate({ projectId, force }),
  backTo: ({ params }) => projectPaths.projectDetails.url(params),
  savedTo: () => projectPaths.manageProjects.url({}),
});
