import { getIn } from 'formik';
import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
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
  /** The same function while one types. */
  setValue(value: unknown): void;
  /** Sets another field of the same form. */
  setOther(name: string, value: unknown): void;
  clearProblem(): void;
}

/**
 * Binds a field to the form by name; dots lead into nested values. What uses it is rendered when this value changes, and
 * not when another of the form does.
 *
 * @param ownWords what the field calls itself and its values, for what the form says about it elsewhere
 */
export function useFormField(name: string, ownWords?: FieldWords): FormField {
  const frame = use(FormFrameContext);
  const { values, problems, isBusy, idPrefix, describeField } = frame;
  const value = useSyncExternalStore<unknown>(values.subscribe, () => getIn(values.read(), name));
  const idOf = (other: string) => `${idPrefix}-${other}`;

  // External system: what the form knows of its fields, for when it needs it.
  useEffect(() => (ownWords ? describeField(name, ownWords) : undefined));

  const setValue = useCallback(
    (next: unknown) => {
      frame.setValue(name, next);
    },
    [frame, name],
  );

  return {
    value,
    problem: problems[name],
    isBusy,
    inputId: idOf(name),
    idOf,
    setValue,
    setOther: frame.setValue,
    clearProblem: () => {
      frame.clearProblem(name);
    },
  };
}

/** The value of a field that holds text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
