import { usersApi } from '@/api/endpoints/users';
import { FormPage } from '@/forms/FormPage';
import { useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import { adminMessages } from '@/i18n/adminMessages';
import type { UserDetails } from '@/protocol/users';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/saving/useSave';
import { userQuery } from '../userQueries';
import { selectIsOneself, type Subject, windowsOf } from '../subject';
import { NameFields } from './NameFields';
import { PreferencesFields } from './PreferencesFields';
import { useOwnLanguage } from './useOwnLanguage';
import { fieldOfUserError } from './userErrors';
import { userSchema } from './userSchemas';

interface EditUserFormProps {
  subject: Subject;
  details: UserDetails;
}

/** Changes an account, for system administrators. */
export function EditUserForm({ subject, details }: EditUserFormProps) {
  const editUser = useSave(usersApi.endpoints.editUser);
  const speak = useOwnLanguage();
  const isOneself = useAppSelector((state) => selectIsOneself(state, subject));
  const { language } = details;
  return (
    <FormPage
      {...useEdited(
        userQuery(subject),
        (user) => toUserValues(user.details),
        (user) => [{ label: adminMessages.globalAccess, value: user.details.access }],
      )}
      schema={userSchema}
      onSubmit={async (values) => {
        const { changed } = await editUser({ userId: subject.userId, ...values });
        if (changed && isOneself) await speak(values.language);
      }}
      fieldOfError={fieldOfUserError}
      backTo={windowsOf(subject).details}
      submitLabel={actionMessages.save}
    >
      <NameFields />
      <PreferencesFields {...(language !== null && { language })} />
    </FormPage>
  );
}

function toUserValues({ name, login, email, language }: UserDetails) {
  return { name, login, email: email ?? '', language: language ?? '' };
}
