import type { AttributeRules } from '@/lib/values/attributeRules';
import { isMultiLine, type ValueContext } from '@/lib/values/formatValues';
import { maxLengthOf, namesOf } from '@/rules/attributeValues';
import type { FieldText } from '../fieldText';
import { namesIn } from '../values/readValue';
import { ComboBoxField } from './ComboBoxField';
import { DateField } from './DateField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

interface AttributeFieldProps {
  /** Of the value in the form, for example `attributes.5`. */
  name: string;
  attribute: AttributeRules;
  /** The same as in the schema: what the value is read with decides what is suggested, too. */
  context: ValueContext;
  /** The name of the attribute, unless the value stands for something else such as a default. */
  label: FieldText;
}

/** The value of an attribute, in the control that suits its type (screens 12.4). */
export function AttributeField({ name, attribute, context, label }: AttributeFieldProps) {
  const common = {
    name,
    label,
    isRequired: attribute.required === 1,
    maxLength: maxLengthOf(attribute),
  };
  const isMultiple = attribute['multi-select'] === 1;
  const isOpenEnded = attribute.editable === 1;
  switch (attribute.type) {
    case 'ENUM':
      return (
        <ComboBoxField
          {...common}
          items={attribute.items ?? []}
          isOpenEnded={isOpenEnded}
          isMultiple={isMultiple}
        />
      );
    case 'USER': {
      const users = namesOf(attribute, namesIn(context));
      const items = context.words ? [context.words.me, ...users] : users;
      return (
        <ComboBoxField
          {...common}
          items={items}
          isOpenEnded={isOpenEnded}
          isMultiple={isMultiple}
        />
      );
    }
    case 'DATETIME':
      return (
        <DateField {...common} hasTime={attribute.time === 1} todayWord={context.words?.today} />
      );
    case 'NUMERIC':
      return <TextField {...common} width="medium" />;
    default:
      return isMultiLine(attribute) ? <TextAreaField {...common} /> : <TextField {...common} />;
  }
}
