import { TextField } from '@/forms/fields/TextField';
import { maxLengths } from '@/protocol/limits';
import { editMessages } from './messages';

/** The name of an issue. */
export function NameField() {
  return (
    <TextField name="name" label={editMessages.name} maxLength={maxLengths.issueName} isRequired />
  );
}
