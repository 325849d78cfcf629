import { getIn, useFormikContext } from 'formik';
import { use, useEffect } from 'react';
import type { FieldProblem } from './fieldProblem';
import type { FieldWords } from './fieldWords';
import { FormFrameContext } from './FormFrameContext';

/** One value of the form around, with what the frame knows of it. */
export interface FormField {
  readonly value: unknown;
  readonly problem: FieldProblem | undefined;
  readonly isBusy: boolean;
  readonly inputId: string;
  /** The id of the control of another field of the same form. */
  idOf(name: string): string;
  setValue(value: unknown): void;
  /** Sets another field of the same form. */
  setOther(name: string, value: unknown): void;
  clearProblem(): void;
}

/**
 * Binds a field to the form by name; dots lead into nested values.
 *
 * @param ownWords what the field calls itself and its values, for what the form says about it elsewhere
 */
export function useFormField(name: string, ownWords?: FieldWords): FormField {
  const { values, setFieldValue } = useFormikContext();
  const { problems, isBusy, idPrefix, clearProblem, describeField } = use(FormFrameContext);
  const value: unknown = getIn(values, name);
  const idOf = (other: string) => `${idPrefix}-${other}`;

  // External system: what the form knows of its fields, for when it needs it.
  useEffect(() => (ownWords ? describeField(name, ownWords) : undefined));

  function setOther(other: string, next: unknown) {
    if (!isBusy) void setFieldValue(other, next, false);
  }

  return {
    value,
    problem: problems[name],
    isBusy,
    inputId: idOf(name),
    idOf,
    setValue: (next) => {
      setOther(name, next);
    },
    setOther,
    clearProblem: () => {
      clearProblem(name);
    },
  };
}

/** The value of a field that holds text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
