import styles from '../Field.module.css';
import { FieldFrame, type FieldProps } from '../FieldFrame';
import { textOf, useFormField } from '../useFormField';
import { inputLimit } from './inputLimit';

interface TextAreaFieldProps extends FieldProps {
  maxLength?: number;
}

/** Several lines of plain text. */
export function TextAreaField({ name, maxLength, ...frame }: TextAreaFieldProps) {
  const field = useFormField(name, { label: frame.label });
  return (
    <FieldFrame {...frame} inputId={field.inputId} problem={field.problem}>
      {(aria) => (
        <textarea
          {...aria}
          className={styles['control']}
          name={name}
          rows={6}
          value={textOf(field.value)}
          onChange={({ target }) => {
            field.setValue(target.value);
          }}
          maxLength={inputLimit(maxLength)}
          readOnly={field.isBusy}
          dir="auto"
        />
      )}
    </FieldFrame>
  );
}
