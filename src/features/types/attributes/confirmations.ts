import { attributesApi } from '@/api/endpoints/attributes';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmSentences } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import type { Answer } from '@/protocol/operations';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { wasIn } from '@/saving/useWas';
import { type AttributeParams, usedAttributeQuery } from './attributeQueries';
import { attributeInWords } from './attributeWords';
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
  guard: watchAnswer({ query: usedAttributeQuery, fields: attributeInWords }),
  submitLabel: actionMessages.delete,
  done: confirmSentences.deletedNamed,
  submit: ({ params: { attributeId }, state }, force, was) =>
    attributesApi.endpoints.deleteAttribute.initiate({
      attributeId,
      force,
      ...(was && wasIn(state, { name: was.name, type: was.type, details: was.details ?? {} })),
    }),
  backTo: ({ params: { typeId } }) => issueTypePaths.typeDetails.url({ typeId }),
});
