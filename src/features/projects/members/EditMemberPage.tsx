import { useIntl } from 'react-intl';
import { membersApi } from '@/api/endpoints/members';
import { MemberAccessField } from '@/forms/fields/MemberAccessField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import { membershipPrompts } from '@/i18n/adminMessages';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { Notice } from '@/ui/Notice';
import { MemberCommands } from './MemberCommands';
import { type MemberParams, memberQuery } from './memberQueries';
import { memberSchema } from './memberSchemas';
import { memberMessages } from './messages';
import { selectIsOwnMembership } from './ownMembership';

export const page = definePage<MemberParams>({
  queries: ({ params }) => [memberQuery(params)],
  title: () => ({ message: memberMessages.edit }),
  Page: EditMember,
  Buttons: MemberCommands,
});

/** Changes the access of one member. */
function EditMember({ projectId, userId }: MemberParams) {
  const intl = useIntl();
  const editMembers = useSave(membersApi.endpoints.editMembers);
  const { userName, projectName } = useLoaded(memberQuery({ projectId, userId }));
  const isOwn = useAppSelector((state) => selectIsOwnMembership(state, userId));
  return (
    <FormPage
      {...useEdited(memberQuery({ projectId, userId }), ({ access }) => ({ access }))}
      schema={memberSchema}
      onSubmit={(values) => editMembers({ projectId, users: [userId], access: values.access })}
      backTo={projectPaths.projectPermissions.url({ projectId })}
      submitLabel={actionMessages.save}
    >
      <Prompt message={membershipPrompts.edit} values={{ user: userName, project: projectName }} />
      {isOwn ? (
        <Notice kind="warning">
          {intl.formatMessage(clientErrorMessages.CannotEditOwnAccess)}
        </Notice>
      ) : (
        <MemberAccessField />
      )}
    </FormPage>
  );
}
