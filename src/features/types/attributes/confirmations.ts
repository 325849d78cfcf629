import { attributesApi } from '@/api/endpoints/attributes';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { type AttributeParams, usedAttributeQuery } from './attributeQueries';
import { attributeMessages, attributePrompts } from './messages';

export const deleteAttribute = defineConfirm<AttributeParams>({
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
  submitLabel: actionMessages.delete,
  submit: ({ params: { attributeId } }, force) =>
    attributesApi.endpoints.deleteAttribute.initiate({ attributeId, force }),
  backTo: ({ params: { typeId } }) => issueTypePaths.typeDetails.url({ typeId }),
});
