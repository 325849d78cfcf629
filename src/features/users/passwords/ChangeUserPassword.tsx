import { usersApi } from '@/api/endpoints/users';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { type Subject, windowsOf } from '../subject';
import { userQuery } from '../userQueries';
import { passwordMessages, passwordPrompts } from './messages';
import { newPasswordErrors } from './newPasswordErrors';
import { NewPasswordFields } from './NewPasswordFields';
import { passwordSchema } from './passwordSchemas';

/** Gives another user a password. */
export function ChangeUserPassword(subject: Subject) {
  const changePassword = useSave(usersApi.endpoints.changePassword);
  const { details } = useLoaded(userQuery(subject));
  return (
    <FormPage
      initialValues={{ newPassword: '', repeated: '', mustChangePassword: false }}
      schema={passwordSchema}
      onSubmit={({ newPassword, mustChangePassword }) =>
        changePassword({ userId: subject.userId, password: newPassword, mustChangePassword })
      }
      fieldOfError={newPasswordErrors}
      backTo={windowsOf(subject).details}
      submitLabel={passwordMessages.change}
    >
      <Prompt message={passwordPrompts.change} values={{ name: details.name }} />
      <NewPasswordFields />
      <CheckboxField name="mustChangePassword" label={passwordMessages.mustChange} />
    </FormPage>
  );
}
