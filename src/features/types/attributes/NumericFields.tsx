import { CheckboxField } from '@/forms/fields/CheckboxField';
import { SelectField } from '@/forms/fields/SelectField';
import { TextField } from '@/forms/fields/TextField';
import { maxLengths, numericDigits } from '@/protocol/limits';
import styles from './AttributeDetailsPanel.module.css';
import type { AttributeValues } from './attributeValues';
import { definitionMessages } from './definitionMessages';

const decimalPlaces = Array.from({ length: numericDigits.decimals + 1 }, (_unused, places) => ({
  value: places,
  label: String(places),
}));

/** How numbers look and which are allowed. */
export function NumericFields({ values }: { values: AttributeValues }) {
  const limit = { maxLength: maxLengths.value, width: 'short' } as const;
  return (
    <>
      <SelectField
        name="decimal"
        label={definitionMessages.decimalPlaces}
        options={decimalPlaces}
        width="short"
        isRequired
      />
      <div className={styles['pair']}>
        <TextField {...limit} name="minValue" label={definitionMessages.minValue} />
        <TextField {...limit} name="maxValue" label={definitionMessages.maxValue} />
      </div>
      <CheckboxField
        name="strip"
        label={definitionMessages.strip}
        isDisabled={values.decimal === 0}
      />
    </>
  );
}
