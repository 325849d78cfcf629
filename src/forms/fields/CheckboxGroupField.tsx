import { useIntl } from 'react-intl';
import { Button } from '@/ui/Button';
import fieldStyles from '../Field.module.css';
import { FieldNote, type FieldProps } from '../FieldFrame';
import { useFieldText } from '../fieldText';
import { useFormField } from '../useFormField';
import styles from './CheckboxGroupField.module.css';
import { fieldMessages } from './messages';

type OptionValue = string | number;

interface CheckboxGroupFieldProps extends Omit<FieldProps, 'isRequired'> {
  options: readonly { readonly value: OptionValue; readonly label: string }[];
}

/** Any number of many answers, in columns. The form holds the chosen values in the order of the options. */
export function CheckboxGroupField({ name, label, help, options }: CheckboxGroupFieldProps) {
  const intl = useIntl();
  const text = useFieldText();
  const field = useFormField(name);
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const noteId = `${field.inputId}-note`;

  function choose(isWanted: (value: OptionValue) => boolean) {
    field.setValue(options.map(({ value }) => value).filter(isWanted));
  }

  return (
    <fieldset
      className={fieldStyles['field']}
      aria-label={text(label)}
      aria-describedby={field.problem || help ? noteId : undefined}
    >
      <div className={styles['header']}>
        <span className={fieldStyles['label']} aria-hidden="true">
          {text(label)}
        </span>
        <span>
          <Button variant="quiet" onClick={() => choose(() => true)}>
            {intl.formatMessage(fieldMessages.selectAll)}
          </Button>
          <Button variant="quiet" onClick={() => choose(() => false)}>
            {intl.formatMessage(fieldMessages.selectNone)}
          </Button>
        </span>
      </div>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} className={fieldStyles['choice']}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={({ target }) => {
                choose((value) =>
                  value === option.value ? target.checked : chosen.includes(value),
                );
              }}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} problem={field.problem} help={help} />
    </fieldset>
  );
}
