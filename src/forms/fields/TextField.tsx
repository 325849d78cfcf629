import type { HTMLInputAutoCompleteAttribute } from 'react';
import styles from '../Field.module.css';
import { FieldFrame, type FieldProps, type FieldWidth } from '../FieldFrame';
import { textOf, useFormField } from '../useFormField';

interface TextFieldProps extends FieldProps {
  maxLength?: number;
  type?: 'text' | 'email' | 'password';
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** `none`: for what is no sentence, such as a login. */
  autoCapitalize?: 'none';
  width?: FieldWidth;
  isDisabled?: boolean;
}

/** One line of text. */
export function TextField({ name, maxLength, type = 'text', ...props }: TextFieldProps) {
  const { inputMode, autoComplete = 'off', autoCapitalize, width, ...others } = props;
  const { isDisabled = false, ...frame } = others;
  const field = useFormField(name);
  return (
    <FieldFrame {...frame} inputId={field.inputId} problem={field.problem} width={width}>
      {(aria) => (
        <input
          {...aria}
          className={styles['control']}
          type={type}
          name={name}
          value={textOf(field.value)}
          onChange={({ target }) => {
            field.setValue(target.value);
          }}
          maxLength={maxLength}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize={autoCapitalize}
          disabled={isDisabled}
          readOnly={field.isBusy}
          dir="auto"
        />
      )}
    </FieldFrame>
  );
}
