import { useIntl } from 'react-intl';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { TextAreaField } from '@/forms/fields/TextAreaField';
import type { AttributeValues } from './attributeValues';
import { definitionMessages } from './definitionMessages';
import { LengthFields } from './LengthFields';

/** What a dropdown list offers, and what else it accepts. */
export function EnumFields({ values }: { values: AttributeValues }) {
  const intl = useIntl();
  return (
    <>
      <CheckboxField name="editable" label={definitionMessages.editable} />
      <CheckboxField name="multiSelect" label={definitionMessages.multiSelect} />
      <TextAreaField
        name="items"
        label={definitionMessages.items}
        help={intl.formatMessage(definitionMessages.itemsHelp)}
        isRequired
      />
      <LengthFields values={values} />
    </>
  );
}
