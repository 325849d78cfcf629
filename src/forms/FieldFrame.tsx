import type { ReactNode } from 'react';
import { classNames } from '@/ui/classNames';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { FieldError } from './FieldError';
import styles from './Field.module.css';
import { type FieldText, useFieldText } from './fieldText';
import type { FieldProblem } from './fieldProblem';

/** What every kind of field takes. */
export interface FieldProps {
  /** Of the value in the form; dots lead into nested values. */
  name: string;
  label: FieldText;
  isRequired?: boolean;
  /** Below the field, until an error takes its place. */
  help?: ReactNode;
}

/** What a control says about itself to assistive technology. */
export interface ControlAria {
  id: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
  'aria-describedby'?: string;
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  inputId: string;
  problem: FieldProblem | undefined;
  /** How much text to expect. */
  width?: FieldWidth | undefined;
  /** Where what can be chosen says by itself what it is. */
  isLabelHidden?: boolean | undefined;
  children: (aria: ControlAria) => ReactNode;
}

/** Hints at the length of a value: a number, a name, or as long as there is room. */
export type FieldWidth = 'short' | 'medium' | 'full';

/** Label above, control, then help or error: the same around every control. */
export function FieldFrame({
  inputId,
  label,
  isRequired,
  problem,
  width = 'full',
  isLabelHidden = false,
  ...parts
}: FieldFrameProps) {
  const text = useFieldText();
  const noteId = `${inputId}-note`;
  const hasNote = problem !== undefined || Boolean(parts.help);
  const caption = (
    <label className={styles['label']} htmlFor={inputId}>
      {text(label)}
      {isRequired && <RequiredMark />}
    </label>
  );
  return (
    <div
      className={classNames(styles['field'], styles[width], problem && styles['invalid'])}
      data-width={width}
    >
      {isLabelHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      {parts.children({
        id: inputId,
        ...(problem && { 'aria-invalid': true }),
        ...(isRequired && { 'aria-required': true }),
        ...(hasNote && { 'aria-describedby': noteId }),
      })}
      <FieldNote id={noteId} problem={problem} help={parts.help} />
    </div>
  );
}

interface FieldNoteProps {
  id: string;
  problem: FieldProblem | undefined;
  help: ReactNode;
}

/** The error of a field, or its help. */
export function FieldNote({ id, problem, help }: FieldNoteProps) {
  if (problem) return <FieldError id={id} problem={problem} />;
  return help ? (
    <p id={id} className={styles['help']}>
      {help}
    </p>
  ) : null;
}

const requiredMark = ' *';

/** The asterisk after the label; assistive technology hears `aria-required` instead. */
export function RequiredMark() {
  return (
    <span className={styles['required']} aria-hidden="true">
      {requiredMark}
    </span>
  );
}
