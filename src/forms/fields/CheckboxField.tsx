import styles from '../Field.module.css';
import { FieldNote, type FieldProps } from '../FieldFrame';
import { useFieldText } from '../fieldText';
import { useFormField } from '../useFormField';

interface CheckboxFieldProps extends Omit<FieldProps, 'isRequired'> {
  isDisabled?: boolean;
}

/** Yes or no. */
export function CheckboxField({ name, label, help, isDisabled = false }: CheckboxFieldProps) {
  const text = useFieldText();
  const field = useFormField(name, { label });
  const noteId = `${field.inputId}-note`;
  return (
    <div className={styles['field']}>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          name={name}
          checked={field.value === true}
          onChange={({ target }) => {
            field.setValue(target.checked);
          }}
          disabled={isDisabled}
          aria-invalid={field.problem && true}
          aria-describedby={field.problem || help ? noteId : undefined}
        />
        {text(label)}
      </label>
      <FieldNote id={noteId} problem={field.problem} help={help} />
    </div>
  );
}
