/** What is done with a whole view after no more than a question. */
import { viewsApi } from '@/api/endpoints/views';
import type { ConfirmSpec } from '@/forms/confirmSpec';
import { watchAnswer } from '@/forms/confirmGuard';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { columnMessages } from '@/i18n/columnMessages';
import type { Answer } from '@/protocol/operations';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { viewMessages, viewPrompts } from './messages';
import { type ViewParams, viewQuery } from './viewQueries';

const common = {
  queries: ({ params }) => [viewQuery(params)],
  subject: ({ params, state }) => viewQuery(params).select(state).data?.name,
  backTo: ({ params: { typeId } }) => issueTypePaths.viewSettings.url({ typeId }),
} satisfies Partial<ConfirmSpec<ViewParams>>;

export const publishView = defineConfirm<ViewParams>({
  ...common,
  title: viewMessages.publish,
  prompt: viewPrompts.publish,
  notices: [{ kind: 'info', message: viewMessages.publishNote }],
  finalRefusal: 'ViewAlreadyExists',
  submitLabel: viewMessages.publish,
  submit: ({ params: { viewId } }) => viewsApi.endpoints.publishView.initiate({ viewId }),
});

export const unpublishView = defineConfirm<ViewParams>({
  ...common,
  title: viewMessages.unpublish,
  prompt: viewPrompts.unpublish,
  notices: [{ kind: 'warning', message: viewMessages.unpublishNote }],
  finalRefusal: 'ViewAlreadyExists',
  submitLabel: viewMessages.unpublish,
  submit: ({ params: { viewId } }) => viewsApi.endpoints.unpublishView.initiate({ viewId }),
});

export const deleteView = defineConfirm<ViewParams, Answer<'loadView'> | undefined>({
  ...common,
  title: viewMessages.delete,
  prompt: viewPrompts.delete,
  kind: 'danger',
  notices: [{ kind: 'warning', message: viewMessages.deleteNote }],
  guard: watchAnswer({
    query: viewQuery,
    fields: ({ name }) => [{ label: columnMessages.name, text: name }],
  }),
  submitLabel: actionMessages.delete,
  submit: ({ params: { viewId } }) => viewsApi.endpoints.deleteView.initiate({ viewId }),
});
