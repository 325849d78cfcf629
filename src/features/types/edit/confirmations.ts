import { issueTypesApi } from '@/api/endpoints/issueTypes';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmSentences } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Answer } from '@/protocol/operations';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { wasIn } from '@/saving/useWas';
import { screenQuery } from '@/windows/screenQuery';
import { attributeOnALine } from '../attributes/attributeWords';
import type { TypeParams } from '../typeQueries';
import { editMessages, editPrompts } from './messages';

const usedTypeQuery = ({ typeId }: TypeParams) =>
  screenQuery(issueTypesApi.endpoints.loadType, { typeId, attributes: true, used: true });

export const deleteType = defineConfirm<TypeParams, Answer<'loadType'> | undefined>({
  queries: ({ params }) => [usedTypeQuery(params)],
  title: editMessages.deleteType,
  prompt: editPrompts.deleteType,
  subject: ({ params, state }) => usedTypeQuery(params).select(state).data?.name,
  kind: 'danger',
  force: {
    isNeeded: ({ params, state }) => usedTypeQuery(params).select(state).data?.used === true,
    refusal: 'CannotDeleteType',
    warning: editMessages.deleteTypeWarning,
  },
  guard: watchAnswer({
    query: usedTypeQuery,
    fields: ({ name, attributes = [] }, wording) => [
      { label: columnMessages.name, text: name },
      {
        label: propertyMessages.attributes,
        text: attributes.map((attribute) => attributeOnALine(attribute, wording)).join('\n'),
      },
    ],
  }),
  submitLabel: actionMessages.delete,
  done: confirmSentences.deletedNamed,
  submit: ({ params: { typeId }, state }, force, was) =>
    issueTypesApi.endpoints.deleteType.initiate({
      typeId,
      force,
      ...(was && wasIn(state, { name: was.name })),
    }),
  backTo: ({ params }) => issueTypePaths.typeDetails.url(params),
  savedTo: () => issueTypePaths.manageTypes.url({}),
});
