import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { propertyMessages } from '@/i18n/propertyMessages';

/** The text of a new issue: the fields `description` and `descriptionFormat` of the form. */
export function DescriptionField() {
  return (
    <FormattedTextField
      name="description"
      formatName="descriptionFormat"
      label={propertyMessages.description}
    />
  );
}
