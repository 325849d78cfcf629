import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { editMessages } from './messages';

/** The text of a new issue: the fields `description` and `descriptionFormat` of the form. */
export function DescriptionField() {
  return (
    <FormattedTextField
      name="description"
      formatName="descriptionFormat"
      label={editMessages.description}
    />
  );
}
