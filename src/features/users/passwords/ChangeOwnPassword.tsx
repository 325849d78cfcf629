import { accountApi } from '@/api/endpoints/account';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { maxLengths } from '@/protocol/limits';
import { useSave } from '@/saving/useSave';
import { type Subject, windowsOf } from '../subject';
import { passwordMessages } from './messages';
import { newPasswordErrors } from './newPasswordErrors';
import { NewPasswordFields } from './NewPasswordFields';
import { ownPasswordSchema } from './passwordSchemas';

/** Changes the password of the user of this session. */
export function ChangeOwnPassword(subject: Subject) {
  const changePassword = useSave(accountApi.endpoints.changeAccountPassword);
  return (
    <FormPage
      initialValues={{ password: '', newPassword: '', repeated: '' }}
      schema={ownPasswordSchema}
      onSubmit={({ password, newPassword }) => changePassword({ password, newPassword })}
      fieldOfError={{ ...newPasswordErrors, IncorrectLogin: 'password' }}
      backTo={windowsOf(subject).details}
      submitLabel={passwordMessages.change}
    >
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={passwordMessages.currentPassword}
        maxLength={maxLengths.password}
        isRequired
      />
      <NewPasswordFields />
    </FormPage>
  );
}
