/** What is done with a whole archived project after no more than a question. */
import { archivedProjectsApi } from '@/api/endpoints/archivedProjects';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmSentences } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { columnMessages } from '@/i18n/columnMessages';
import type { Answer } from '@/protocol/operations';
import { projectPaths } from '@/routing/paths/projects';
import { projectsMessages } from '../messages';
import type { ProjectParams } from '../projectQueries';
import { archivedProjectQuery } from './archiveQueries';
import { archiveMessages, archivePrompts } from './messages';

export const restoreProject = defineConfirm<ProjectParams>({
  queries: ({ params }) => [archivedProjectQuery(params)],
  title: archiveMessages.restore,
  prompt: archivePrompts.restore,
  subject: ({ params, state }) => archivedProjectQuery(params).select(state).data?.details.name,
  submitLabel: archiveMessages.restore,
  submit: ({ params: { projectId } }) =>
    archivedProjectsApi.endpoints.restoreProject.initiate({ projectId }),
  backTo: ({ params }) => projectPaths.projectDetailsArchive.url(params),
  savedTo: () => projectPaths.projectsArchive.url({}),
});

export const deleteArchivedProject = defineConfirm<
  ProjectParams,
  Answer<'loadArchivedProject'> | undefined
>({
  queries: ({ params }) => [archivedProjectQuery(params)],
  title: projectsMessages.deleteProject,
  prompt: archivePrompts.delete,
  subject: ({ params, state }) => archivedProjectQuery(params).select(state).data?.details.name,
  kind: 'danger',
  force: {
    // Its folders cannot be asked for.
    isNeeded: () => true,
    refusal: 'CannotDeleteProject',
    warning: archiveMessages.deleteWarning,
  },
  guard: watchAnswer({
    query: archivedProjectQuery,
    fields: ({ details }) => [{ label: columnMessages.name, text: details.name }],
  }),
  submitLabel: actionMessages.delete,
  done: confirmSentences.deletedNamed,
  submit: ({ params: { projectId } }, force) =>
    archivedProjectsApi.endpoints.deleteArchivedProject.initiate({ projectId, force }),
  backTo: ({ params }) => projectPaths.projectDetailsArchive.url(params),
  savedTo: () => projectPaths.projectsArchive.url({}),
});
