import { usersApi } from '@/api/endpoints/users';
import { RadioGroupField } from '@/forms/fields/RadioGroupField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { type BesideField, useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import { adminMessages } from '@/i18n/adminMessages';
import { Access } from '@/protocol/access';
import type { UserDetails } from '@/protocol/users';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { globalAccessHelp, globalAccessMessages } from '../globalAccess';
import { amongUsers, selectIsOneself, type Subject, windowsOf } from '../subject';
import { usersMessages } from '../messages';
import { userQuery } from '../userQueries';
import { editPrompts } from './messages';
import { globalAccessSchema } from './userSchemas';

const levels = [Access.none, Access.normal, Access.administrator].map((access) => ({
  value: access,
  label: globalAccessMessages[access],
  help: globalAccessHelp[access],
}));

export const page = amongUsers(
  definePage<Subject>({
    queries: ({ params }) => [userQuery(params)],
    // The server refuses it only when it is saved.
    check: ({ params, state }) =>
      selectIsOneself(state, params) ? { kind: 'unavailable', reason: 'ownAccess' } : null,
    title: () => ({ message: adminMessages.globalAccess }),
    Page: EditUserAccess,
  }),
);

/** Changes what another user may do. */
function EditUserAccess(subject: Subject) {
  const editAccess = useSave(usersApi.endpoints.editUserAccess);
  const { name } = useLoaded(userQuery(subject)).details;
  return (
    <FormPage
      {...useEdited(
        userQuery(subject),
        (user) => ({ access: user.details.access }),
        (user) => besideAccess(user.details),
      )}
      schema={globalAccessSchema}
      onSubmit={(values) => editAccess({ userId: subject.userId, access: values.access })}
      backTo={windowsOf(subject).details}
      submitLabel={actionMessages.save}
    >
      <Prompt message={editPrompts.editAccess} values={{ name }} />
      <RadioGroupField
        name="access"
        label={adminMessages.globalAccess}
        options={levels}
        isRequired
      />
    </FormPage>
  );
}

function besideAccess({ name, login, email, language }: UserDetails): BesideField[] {
  return [
    { label: adminMessages.personName, value: name },
    { label: usersMessages.login, value: login },
    { label: adminMessages.emailAddress, value: email },
    { label: adminMessages.language, value: language },
  ];
}
