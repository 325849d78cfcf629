import { membersApi } from '@/api/endpoints/members';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { membershipPrompts } from '@/i18n/adminMessages';
import { Access } from '@/protocol/access';
import { projectPaths } from '@/routing/paths/projects';
import { type MemberParams, memberQuery } from './memberQueries';
import { memberMessages } from './messages';

export const removeMember = defineConfirm<MemberParams>({
  queries: ({ params }) => [memberQuery(params)],
  title: memberMessages.remove,
  prompt: membershipPrompts.remove,
  subject: ({ params, state }) => memberQuery(params).select(state).data?.userName,
  container: ({ params, state }) => memberQuery(params).select(state).data?.projectName,
  kind: 'danger',
  submitLabel: actionMessages.remove,
  submit: ({ params: { projectId, userId } }) =>
    membersApi.endpoints.editMembers.initiate({ projectId, users: [userId], access: Access.none }),
  backTo: ({ params: { projectId } }) => projectPaths.projectPermissions.url({ projectId }),
});
