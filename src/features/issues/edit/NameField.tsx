import { TextField } from '@/forms/fields/TextField';
import { columnMessages } from '@/i18n/columnMessages';
import { maxLengths } from '@/protocol/limits';

/** The name of an issue. */
export function NameField() {
  return (
    <TextField
      name="name"
      label={columnMessages.name}
      maxLength={maxLengths.issueName}
      isRequired
    />
  );
}
