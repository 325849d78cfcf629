import { ApiErrorCode } from '@/protocol/errorCodes';
import { FieldFrame, type FieldProps } from '../FieldFrame';
import type { FieldProblem } from '../fieldProblem';
import { textOf, useFormField } from '../useFormField';
import { ComboBox } from './ComboBox';
import { inputLimit } from './inputLimit';
import { TokenBox } from './TokenBox';

interface ComboBoxFieldProps extends FieldProps {
  items: readonly string[];
  /** Texts that are no items are accepted, too. */
  isOpenEnded?: boolean;
  isMultiple?: boolean;
  maxLength?: number;
}

/** A text with suggestions; with `isMultiple` several of them, whose value is a text with commas. */
export function ComboBoxField({
  name,
  items,
  isOpenEnded = false,
  isMultiple = false,
  maxLength,
  ...frame
}: ComboBoxFieldProps) {
  const field = useFormField(name, { label: frame.label });
  const Box = isMultiple ? TokenBox : ComboBox;
  return (
    <FieldFrame
      {...frame}
      inputId={field.inputId}
      problem={namingChoices(field.problem, items)}
      width={isMultiple ? 'full' : 'medium'}
    >
      {(aria) => (
        <Box
          aria={aria}
          name={name}
          value={textOf(field.value)}
          onChange={field.setValue}
          items={items}
          isOpenEnded={isOpenEnded}
          maxLength={inputLimit(maxLength)}
          isReadOnly={field.isBusy}
        />
      )}
    </FieldFrame>
  );
}

/** Who typed what is no choice is told what the choices are. */
function namingChoices(
  problem: FieldProblem | undefined,
  items: readonly string[],
): FieldProblem | undefined {
  const isNoChoice = problem && 'code' in problem && problem.code === ApiErrorCode.NoMatchingItem;
  return isNoChoice && items.length > 0 ? { ...problem, choices: items } : problem;
}
