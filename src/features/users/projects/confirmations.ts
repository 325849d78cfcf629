import { usersApi } from '@/api/endpoints/users';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmMessages } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { memberAccessMessages } from '@/i18n/accessMessages';
import { actionMessages } from '@/i18n/actionMessages';
import { adminMessages, membershipPrompts } from '@/i18n/adminMessages';
import type { Answer } from '@/protocol/operations';
import { Access } from '@/protocol/access';
import { amongUsers, asAccount, type SubjectProject, windowsOf } from '../subject';
import { userProjectQuery } from '../userQueries';
import { userProjectMessages } from './messages';

const page = defineConfirm<SubjectProject, Answer<'loadUserProject'> | undefined>({
  queries: ({ params }) => [userProjectQuery(params)],
  title: userProjectMessages.remove,
  prompt: membershipPrompts.remove,
  subject: ({ params, state }) => userProjectQuery(params).select(state).data?.userName,
  container: ({ params, state }) => userProjectQuery(params).select(state).data?.projectName,
  kind: 'danger',
  guard: watchAnswer({
    query: userProjectQuery,
    fields: ({ access }) => [{ label: adminMessages.access, text: memberAccessMessages[access] }],
  }),
  anywayLabel: confirmMessages.removeAnyway,
  submitLabel: actionMessages.remove,
  submit: ({ params: { userId, projectId } }) =>
    usersApi.endpoints.editUserProjects.initiate({
      userId,
      projects: [projectId],
      access: Access.none,
    }),
  backTo: ({ params }) => windowsOf(params).details,
});

export const removeUserProject = amongUsers<{ userId: number; projectId: number }>(page);
export const removeAccountProject = asAccount<{ projectId: number }>(page);
