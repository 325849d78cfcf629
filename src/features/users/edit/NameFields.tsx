import { TextField } from '@/forms/fields/TextField';
import { FieldColumns } from '@/forms/FieldColumns';
import { adminMessages } from '@/i18n/adminMessages';
import { maxLengths } from '@/protocol/limits';
import { usersMessages } from '../messages';

/** The fields `name` and `login` of the form. */
export function NameFields() {
  return (
    <FieldColumns>
      <TextField
        name="name"
        label={adminMessages.personName}
        maxLength={maxLengths.name}
        width="medium"
        isRequired
      />
      <TextField
        name="login"
        label={usersMessages.login}
        maxLength={maxLengths.login}
        autoCapitalize="none"
        width="medium"
        isRequired
      />
    </FieldColumns>
  );
}
