/** What is done with a whole view after no more than a question. */
import { viewsApi } from '@/api/endpoints/views';
import type { ConfirmSpec } from '@/forms/confirmSpec';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmSentences } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import type { Answer } from '@/protocol/operations';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { wasIn } from '@/saving/useWas';
import { viewMessages, viewPrompts } from './messages';
import { type ViewParams, viewDefinitionQuery, viewQuery } from './viewQueries';
import { sentView } from './viewValues';
import { viewInWords } from './viewWords';

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
  queries: ({ params }) => [viewDefinitionQuery(params)],
  title: viewMessages.delete,
  prompt: viewPrompts.delete,
  subject: ({ params, state }) => viewDefinitionQuery(params).select(state).data?.name,
  kind: 'danger',
  notices: [{ kind: 'warning', message: viewMessages.deleteNote }],
  guard: watchAnswer({ query: viewDefinitionQuery, fields: viewInWords }),
  submitLabel: actionMessages.delete,
  done: confirmSentences.deletedNamed,
  submit: ({ params: { viewId }, state }, _isForced, was) =>
    viewsApi.endpoints.deleteView.initiate({ viewId, ...(was && wasIn(state, sentView(was))) }),
});
