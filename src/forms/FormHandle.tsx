import { useFormikContext } from 'formik';
import { type RefObject, use, useImperativeHandle } from 'react';
import { isRecord } from './draftValues';
import { FormFrameContext } from './FormFrameContext';
import { isSameValue } from './sameValues';

/** What stands outside of a form may do with it. */
export interface FormHandle<Values extends object> {
  readonly values: Values;
  /** Puts others in, of which nothing is known to be wrong; not while the form is saved. Whether it did. */
  setValues(values: Values): boolean;
  /** The control of a field. */
  focusField(name: string): void;
}

/** Hands a form to what stands outside of it; shows nothing. */
export function FormHandleHolder<Values extends object>({
  handle,
}: {
  handle: RefObject<FormHandle<Values> | null>;
}) {
  const { values, setValues } = useFormikContext<Values>();
  const { isBusy, idPrefix, clearProblem } = use(FormFrameContext);

  useImperativeHandle(
    handle,
    () => ({
      values,
      setValues: (next) => {
        if (isBusy) return false;
        void setValues(next, false);
        changedFields(values, next).forEach(clearProblem);
        return true;
      },
      focusField: (name) => {
        document.getElementById(`${idPrefix}-${name}`)?.focus();
      },
    }),
    [values, setValues, isBusy, idPrefix, clearProblem],
  );

  return null;
}

/** The names of the fields that differ, those of nested values with a dot. */
function changedFields(before: object, after: object): string[] {
  return Object.entries(after).flatMap(([name, value]: [string, unknown]) => {
    const old: unknown = Reflect.get(before, name);
    if (isSameValue(old, value)) return [];
    return isRecord(old) && isRecord(value)
      ? changedFields(old, value).map((nested) => `${name}.${nested}`)
      : [name];
  });
}
