import { usersApi } from '@/api/endpoints/users';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import type { UserDetails } from '@/protocol/users';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/store/useSave';
import { selectIsOneself, type Subject, windowsOf } from '../subject';
import { editMessages, editPrompts } from './messages';
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
  const { name, login, email, language } = details;
  return (
    <FormPage
      initialValues={{ name, login, email: email ?? '', language: language ?? '' }}
      schema={userSchema}
      onSubmit={async (values) => {
        const { changed } = await editUser({ userId: subject.userId, ...values });
        if (changed && isOneself) await speak(values.language);
      }}
      fieldOfError={fieldOfUserError}
      backTo={windowsOf(subject).details}
      skipUnchanged
    >
      {isOneself ? (
        <Prompt message={editMessages.editOwnPrompt} />
      ) : (
        <Prompt message={editPrompts.edit} values={{ name }} />
      )}
      <NameFields />
      <PreferencesFields {...(language !== null && { language })} />
    </FormPage>
  );
}
