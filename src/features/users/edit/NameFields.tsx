import { TextField } from '@/forms/fields/TextField';
import { propertyMessages } from '@/i18n/propertyMessages';
import { maxLengths } from '@/protocol/limits';
import { usersMessages } from '../messages';

/** The fields `name` and `login` of the form. */
export function NameFields() {
  return (
    <>
      <TextField
        name="name"
        label={propertyMessages.personName}
        maxLength={maxLengths.name}
        isRequired
      />
      <TextField
        name="login"
        label={usersMessages.login}
        maxLength={maxLengths.login}
        autoCapitalize="none"
        isRequired
      />
    </>
  );
}
