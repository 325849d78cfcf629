import { TextField } from '@/forms/fields/TextField';
import type { FieldText } from '@/forms/fieldText';
import { maxLengths } from '@/protocol/limits';
import { passwordMessages } from './messages';

interface NewPasswordFieldsProps {
  label?: FieldText;
  isDisabled?: boolean;
}

/** A password that is set, twice: the fields `newPassword` and `repeated` of the form. */
export function NewPasswordFields({
  label = passwordMessages.newPassword,
  isDisabled = false,
}: NewPasswordFieldsProps) {
  const props = {
    type: 'password',
    autoComplete: 'new-password',
    maxLength: maxLengths.password,
    isDisabled,
    isRequired: !isDisabled,
  } as const;
  return (
    <>
      <TextField name="newPassword" label={label} {...props} />
      <TextField name="repeated" label={passwordMessages.repeated} {...props} />
    </>
  );
}
