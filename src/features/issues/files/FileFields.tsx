import { TextField } from '@/forms/fields/TextField';
import { propertyMessages } from '@/i18n/propertyMessages';
import { maxLengths } from '@/protocol/limits';
import { fileMessages } from './messages';

/** How a file is called and described: the fields `name` and `description` of the form. */
export function FileFields() {
  return (
    <>
      <TextField name="name" label={fileMessages.name} maxLength={maxLengths.fileName} isRequired />
      <TextField
        name="description"
        label={propertyMessages.description}
        maxLength={maxLengths.fileDescription}
      />
    </>
  );
}
