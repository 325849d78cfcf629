import { TextField } from '@/forms/fields/TextField';
import { adminMessages } from '@/i18n/adminMessages';
import { maxLengths } from '@/protocol/limits';
import { usersMessages } from '../messages';

/** The fields `name` and `login` of the form. */
export function NameFields() {
  return (
    <>
      <TextField name="name" label={adminMessages.name} maxLength={maxLengths.name} isRequired />
      <TextField name="login" label={usersMessages.login} maxLength={maxLengths.login} isRequired />
    </>
  );
}
