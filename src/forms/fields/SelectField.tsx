import { memo } from 'react';
import styles from '../Field.module.css';
import { FieldFrame, type FieldProps, type FieldWidth } from '../FieldFrame';
import { optionWords } from '../fieldWords';
import { useFieldText } from '../fieldText';
import { useFormField } from '../useFormField';
import type { ChoiceOption } from './choiceOption';

interface SelectFieldProps extends FieldProps {
  /** An option of value `null` on top stands for nothing chosen. */
  options: readonly ChoiceOption[];
  width?: FieldWidth;
  isLabelHidden?: boolean;
  /** After the choice was made, for fields that depend on it: `setOther` sets one of them. */
  onChosen?: (
    value: ChoiceOption['value'],
    setOther: (name: string, value: unknown) => void,
  ) => void;
}

/** One of several options, in the browser's own list. */
export const SelectField = memo(function SelectField({
  name,
  options,
  onChosen,
  ...props
}: SelectFieldProps) {
  const { width = 'medium', ...frame } = props;
  const text = useFieldText();
  const field = useFormField(name, { label: frame.label, textOf: optionWords(options) });
  return (
    <FieldFrame {...frame} inputId={field.inputId} problem={field.problem} width={width}>
      {(aria) => (
        <select
          {...aria}
          className={styles['control']}
          name={name}
          // Values of any kind are told apart by their place.
          value={options.findIndex(({ value }) => value === field.value)}
          onChange={({ target }) => {
            const value = options[Number(target.value)]?.value ?? null;
            field.setValue(value);
            onChosen?.(value, field.setOther);
          }}
        >
          {options.map(({ value, label }, index) => (
            <option key={String(value)} value={index}>
              {text(label)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
});
