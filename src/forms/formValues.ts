import { setIn } from 'formik';
import { isSameValue } from './sameValues';

/**
 * The values of a form, told to each field apart: formik tells all of them of every letter, so that a form would be
 * rendered as a whole by a letter in one of its fields.
 */
export interface FormValues {
  /** All of them, as they are now. */
  read(): object;
  subscribe(listener: () => void): () => void;
  /** One was changed; dots lead into nested values. */
  note(name: string, value: unknown): void;
  /** What formik has, whoever changed it. */
  follow(values: object): void;
}

/** Begins with what the form is opened with. */
export function createFormValues(initialValues: object): FormValues {
  const listeners = new Set<() => void>();
  let current = initialValues;

  function set(values: object) {
    current = values;
    for (const listener of [...listeners]) listener();
  }

  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    note(name, value) {
      // It copies what it is given.
      set(setIn(current, name, value) as object);
    },
    follow(values) {
      // Most often it is what was noted.
      if (!isSameValue(values, current)) set(values);
    },
  };
}
