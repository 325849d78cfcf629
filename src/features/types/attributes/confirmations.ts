import { attributesApi } from '@/api/endpoints/attributes';
import { watchAnswer } from '@/forms/confirmGuard';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { columnMessages } from '@/i18n/columnMessages';
import type { Answer } from '@/protocol/operations';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { type AttributeParams, usedAttributeQuery } from './attributeQueries';
import { attributeMessages, attributePrompts } from './messages';

export const deleteAttribute = defineConfirm<AttributeParams, Answer<'loadAttribute'> | undefined>({
  queries: ({ params }) => [usedAttributeQuery(params)],
  title: attributeMessages.delete,
  prompt: attributePrompts.delete,
  subject: ({ params, state }) => usedAttributeQuery(params).select(state).data?.name,
  kind: 'danger',
  force: {
    isNeeded: ({ params, state }) => usedAttributeQuery(params).select(state).data?.used === true,
    refusal: 'CannotDeleteAttribute',
    warning: attributeMessages.deleteWarning,
  },
  guard: watchAnswer({
    query: usedAttributeQuery,
    fields: ({ name }) => [{ label: columnMessages.name, text: name }],
  }),
  submitLabel: actionMessages.delete,
  submit: ({ params: { attributeId } }, force) =>
    attributesApi.endpoints.deleteAttribute.initiate({ attributeId, force }),
  backTo: ({ params: { typeId } }) => issueTypePaths.typeDetails.url({ typeId }),
});
