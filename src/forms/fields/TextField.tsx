import type { HTMLInputAutoCompleteAttribute } from 'react';
import styles from '../Field.module.css';
import { FieldFrame, type FieldProps, type FieldWidth } from '../FieldFrame';
import { textOf, useFormField } from '../useFormField';
import { inputLimit } from './inputLimit';

interface TextFieldProps extends FieldProps {
  maxLength?: number;
  /** Not an `email` input of the browser, which would turn letters of the domain that are not ASCII into others. */
  type?: 'text' | 'email' | 'password';
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** `none`: for what is no sentence, such as a login. */
  autoCapitalize?: 'none';
  width?: FieldWidth;
  isDisabled?: boolean;
  /** It stands still, as while the form is saved, and keeps the focus. */
  isReadOnly?: boolean;
}

/** Passwords are compared without being shown. */
const hidden = (value: unknown) => (value === '' ? '' : '••••••••');

/** One line of text. */
export function TextField({ name, maxLength, type = 'text', ...props }: TextFieldProps) {
  const { inputMode, autoComplete = 'off', autoCapitalize, width, ...others } = props;
  const { isDisabled = false, isReadOnly = false, ...frame } = others;
  const isEmail = type === 'email';
  const field = useFormField(name, {
    label: frame.label,
    ...(type === 'password' && { textOf: hidden }),
  });
  return (
    <FieldFrame {...frame} inputId={field.inputId} problem={field.problem} width={width}>
      {(aria) => (
        <input
          {...aria}
          className={styles['control']}
          type={isEmail ? 'text' : type}
          name={name}
          value={textOf(field.value)}
          onChange={({ target }) => {
            field.setValue(target.value);
          }}
          maxLength={inputLimit(maxLength)}
          inputMode={isEmail ? 'email' : inputMode}
          autoComplete={autoComplete}
          autoCapitalize={isEmail ? 'none' : autoCapitalize}
          spellCheck={!isEmail}
          disabled={isDisabled}
          readOnly={field.isBusy || isReadOnly}
          dir="auto"
        />
      )}
    </FieldFrame>
  );
}
