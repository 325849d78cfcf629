import { projectsApi } from '@/api/endpoints/projects';
import { defineConfirm } from '@/forms/defineConfirm';
import { projectPaths } from '@/routing/paths/projects';
import type { ProjectParams } from '../projectQueries';
import { descriptionQuery, findMissingDescription } from './descriptionQuery';
import { descriptionMessages, descriptionPrompts } from './messages';

export const deleteDescription = defineConfirm<ProjectParams>({
  queries: ({ params }) => [descriptionQuery(params)],
  check: findMissingDescription,
  title: descriptionMessages.delete,
  prompt: descriptionPrompts.delete,
  subject: ({ params, state }) => descriptionQuery(params).select(state).data?.details.name,
  kind: 'danger',
  submit: ({ params: { projectId } }) =>
    projectsApi.endpoints.deleteProjectDescription.initiate({ projectId }),
  backTo: ({ params }) => projectPaths.projectDetails.url(params),
});
