import { FieldFrame, type FieldProps, type FieldWidth } from '../FieldFrame';
import { textOf, useFormField } from '../useFormField';
import { ComboBox } from './ComboBox';

interface ComboBoxFieldProps extends FieldProps {
  items: readonly string[];
  isMultiple?: boolean;
  maxLength?: number;
  width?: FieldWidth;
}

/** A text with suggestions; with `isMultiple` a list of them, separated by commas. */
export function ComboBoxField({
  name,
  items,
  isMultiple = false,
  maxLength,
  ...props
}: ComboBoxFieldProps) {
  const { width = isMultiple ? 'full' : 'medium', ...frame } = props;
  const field = useFormField(name);
  return (
    <FieldFrame {...frame} inputId={field.inputId} problem={field.problem} width={width}>
      {(aria) => (
        <ComboBox
          aria={aria}
          name={name}
          value={textOf(field.value)}
          onChange={field.setValue}
          items={items}
          isMultiple={isMultiple}
          maxLength={maxLength}
          isReadOnly={field.isBusy}
        />
      )}
    </FieldFrame>
  );
}
