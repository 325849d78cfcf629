/** What system administrators do with a whole project after no more than a question. */
import { projectsApi } from '@/api/endpoints/projects';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmSentences } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { adminMessages } from '@/i18n/adminMessages';
import { columnMessages } from '@/i18n/columnMessages';
import type { Answer } from '@/protocol/operations';
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

export const deleteProject = defineConfirm<ProjectParams, Answer<'loadProject'> | undefined>({
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
  guard: watchAnswer({
    query: foldersQuery,
    fields: ({ details, folders = [] }) => [
      { label: columnMessages.name, text: details.name },
      { label: adminMessages.folders, text: folders.map(({ name }) => name).join('\n') },
    ],
  }),
  submitLabel: actionMessages.delete,
  done: confirmSentences.deletedNamed,
  submit: ({ params: { projectId } }, force) =>
    projectsApi.endpoints.deleteProject.initiate({ projectId, force }),
  backTo: ({ params }) => projectPaths.projectDetails.url(params),
  savedTo: () => projectPaths.manageProjects.url({}),
});
