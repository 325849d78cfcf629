import { TextField } from '@/forms/fields/TextField';
import { hasLengths } from '@/rules/attributeDefinitions';
import styles from './AttributeDetailsPanel.module.css';
import { type AttributeValues, lengthRulesOf } from './attributeValues';
import { definitionMessages } from './definitionMessages';

/** Digits of the largest length. */
const maxDigits = 3;

/** How long values may be. */
export function LengthFields({ values }: { values: AttributeValues }) {
  const common = {
    maxLength: maxDigits,
    inputMode: 'numeric',
    width: 'short',
    isDisabled: !hasLengths(lengthRulesOf(values)),
  } as const;
  return (
    <div className={styles['pair']}>
      <TextField {...common} name="minLength" label={definitionMessages.minLength} />
      <TextField {...common} name="maxLength" label={definitionMessages.maxLength} />
    </div>
  );
}
