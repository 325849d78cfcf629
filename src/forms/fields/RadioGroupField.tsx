import styles from '../Field.module.css';
import { FieldNote, type FieldProps, RequiredMark } from '../FieldFrame';
import { optionWords } from '../fieldWords';
import { useFieldText } from '../fieldText';
import { useFormField } from '../useFormField';
import type { ChoiceOption } from './choiceOption';

interface RadioGroupFieldProps extends FieldProps {
  options: readonly ChoiceOption[];
}

/** One of a few answers, all in view. */
export function RadioGroupField({ name, label, isRequired, help, options }: RadioGroupFieldProps) {
  const text = useFieldText();
  const field = useFormField(name, { label, textOf: optionWords(options) });
  const labelId = `${field.inputId}-label`;
  const noteId = `${field.inputId}-note`;
  return (
    <div
      className={styles['field']}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={isRequired}
      aria-invalid={field.problem && true}
      aria-describedby={field.problem || help ? noteId : undefined}
    >
      <span id={labelId} className={styles['label']}>
        {text(label)}
        {isRequired && <RequiredMark />}
      </span>
      <div className={styles['choices']}>
        {options.map((option) => (
          <label key={String(option.value)} className={styles['choice']}>
            <input
              type="radio"
              name={field.inputId}
              checked={field.value === option.value}
              disabled={option.isDisabled}
              onChange={() => {
                field.setValue(option.value);
              }}
            />
            <span>
              {text(option.label)}
              {option.help && <span className={styles['help']}> {text(option.help)}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} problem={field.problem} help={help} />
    </div>
  );
}
