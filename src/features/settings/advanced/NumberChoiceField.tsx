import type { MessageDescriptor } from 'react-intl';
import { SelectField } from '@/forms/fields/SelectField';
import { settingChoices } from './settingChoices';

interface NumberChoiceFieldProps {
  name: keyof typeof settingChoices;
  label: MessageDescriptor;
  /** Offered too, even if it is not one of the usual values. */
  stored: number;
  text: (value: number) => string;
}

/** One of the usual values of a numeric setting. */
export function NumberChoiceField({ name, label, stored, text }: NumberChoiceFieldProps) {
  return (
    <SelectField
      name={name}
      label={label}
      options={withStored(settingChoices[name], stored).map((value) => ({
        value,
        label: text(value),
      }))}
    />
  );
}

/** The numbers to choose from, in order: those of the list and the stored one, whatever client has stored it. */
export function withStored(list: readonly number[], stored: number): readonly number[] {
  return [...new Set([...list, stored])].sort((one, other) => one - other);
}
