import { useIntl } from 'react-intl';
import { membersApi } from '@/api/endpoints/members';
import { users } from '@/entities/users';
import { CheckboxGroupField } from '@/forms/fields/CheckboxGroupField';
import { MemberAccessField } from '@/forms/fields/MemberAccessField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { commonMessages } from '@/i18n/commonMessages';
import { Access, type ProjectAccess } from '@/protocol/access';
import { projectPaths } from '@/routing/paths/projects';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { askAgain } from '@/windows/askAgain';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { Notice } from '@/ui/Notice';
import type { ProjectParams } from '../projectQueries';
import { membersQuery } from './memberQueries';
import { newMembersSchema } from './memberSchemas';
import { memberMessages, memberPrompts } from './messages';

export const page = definePage<ProjectParams>({
  queries: ({ params }) => [membersQuery(params)],
  title: () => ({ message: memberMessages.add }),
  Page: AddMembers,
});

/** Makes several users members of a project. */
function AddMembers({ projectId }: ProjectParams) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const editMembers = useSave(membersApi.endpoints.editMembers);
  const { details, members = [] } = useLoaded(membersQuery({ projectId }));
  const allUsers = useAppSelector(users.selectAll);
  const candidates = allUsers.filter(({ userId }) => members.every(({ id }) => id !== userId));
  return (
    <FormPage<{ userIds: number[]; access: ProjectAccess }, unknown>
      initialValues={{ userIds: [], access: Access.normal }}
      schema={newMembersSchema}
      onSubmit={async ({ userIds, access }) => {
        // Who has become a member since, as by another administrator, keeps the access given then.
        const now = (await dispatch(askAgain(membersQuery({ projectId })))).members ?? [];
        const added = userIds.filter((userId) => now.every(({ id }) => id !== userId));
        if (added.length > 0) await editMembers({ projectId, users: added, access });
      }}
      backTo={projectPaths.projectPermissions.url({ projectId })}
      submitLabel={commonMessages.add}
    >
      <Prompt message={memberPrompts.add} values={{ project: details.name }} />
      {candidates.length > 0 ? (
        <CheckboxGroupField
          name="userIds"
          label={memberMessages.users}
          options={candidates.map(({ userId, name }) => ({ value: userId, label: name }))}
        />
      ) : (
        <Notice kind="warning">{intl.formatMessage(memberMessages.nobodyToAdd)}</Notice>
      )}
      <MemberAccessField />
    </FormPage>
  );
}
