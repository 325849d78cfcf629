import { membersApi } from '@/api/endpoints/members';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmMessages } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { memberAccessMessages } from '@/i18n/accessMessages';
import { actionMessages } from '@/i18n/actionMessages';
import { adminMessages, membershipPrompts } from '@/i18n/adminMessages';
import type { Answer } from '@/protocol/operations';
import { Access } from '@/protocol/access';
import { projectPaths } from '@/routing/paths/projects';
import { type MemberParams, memberQuery } from './memberQueries';
import { memberMessages } from './messages';

export const removeMember = defineConfirm<MemberParams, Answer<'loadMember'> | undefined>({
  queries: ({ params }) => [memberQuery(params)],
  title: memberMessages.remove,
  prompt: membershipPrompts.remove,
  subject: ({ params, state }) => memberQuery(params).select(state).data?.userName,
  container: ({ params, state }) => memberQuery(params).select(state).data?.projectName,
  kind: 'danger',
  guard: watchAnswer({
    query: memberQuery,
    fields: ({ access }) => [{ label: adminMessages.access, text: memberAccessMessages[access] }],
  }),
  anywayLabel: confirmMessages.removeAnyway,
  submitLabel: actionMessages.remove,
  submit: ({ params: { projectId, userId } }) =>
    membersApi.endpoints.editMembers.initiate({ projectId, users: [userId], access: Access.none }),
  backTo: ({ params: { projectId } }) => projectPaths.projectPermissions.url({ projectId }),
});
