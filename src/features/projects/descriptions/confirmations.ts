import { projectsApi } from '@/api/endpoints/projects';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { projectPaths } from '@/routing/paths/projects';
import type { ProjectParams } from '../projectQueries';
import { descriptionQuery, findMissingDescription } from './descriptionQuery';
import { descriptionPrompts } from './messages';

export const deleteDescription = defineConfirm<ProjectParams>({
  queries: ({ params }) => [descriptionQuery(params)],
  check: findMissingDescription,
  title: actionMessages.deleteDescription,
  prompt: descriptionPrompts.delete,
  subject: ({ params, state }) => descriptionQuery(params).select(state).data?.details.name,
  kind: 'danger',
  submitLabel: actionMessages.delete,
  submit: ({ params: { projectId } }) =>
    projectsApi.endpoints.deleteProjectDescription.initiate({ projectId }),
  backTo: ({ params }) => projectPaths.projectDetails.url(params),
});
