import { projectsApi } from '@/api/endpoints/projects';
import { selectUserName } from '@/entities/users';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmMessages } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Answer } from '@/protocol/operations';
import { projectPaths } from '@/routing/paths/projects';
import type { ProjectParams } from '../projectQueries';
import { descriptionQuery, findMissingDescription } from './descriptionQuery';
import { descriptionPrompts } from './messages';

export const deleteDescription = defineConfirm<ProjectParams, Answer<'loadProject'> | undefined>({
  queries: ({ params }) => [descriptionQuery(params)],
  check: findMissingDescription,
  title: actionMessages.deleteDescription,
  prompt: descriptionPrompts.delete,
  subject: ({ params, state }) => descriptionQuery(params).select(state).data?.details.name,
  kind: 'danger',
  guard: watchAnswer({
    query: descriptionQuery,
    fields: ({ description }) => [
      { label: propertyMessages.description, text: description?.text ?? '' },
    ],
    authors:
      (_context, { description }) =>
      (_dispatch, getState) => {
        const name = description && selectUserName(getState(), description.modifiedBy);
        return Promise.resolve(name ? [name] : []);
      },
  }),
  submitLabel: actionMessages.delete,
  done: confirmMessages.deleted,
  submit: ({ params: { projectId } }) =>
    projectsApi.endpoints.deleteProjectDescription.initiate({ projectId }),
  backTo: ({ params }) => projectPaths.projectDetails.url(params),
});
