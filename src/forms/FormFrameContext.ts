import { createContext } from 'react';
import type { FieldWords } from './fieldWords';
import { type FormKeeper, keepsNothing } from './formKeeper';
import type { FieldProblems } from './fieldProblem';
import { createFormValues, type FormValues } from './formValues';

/** What the frame of a form tells its fields; the same object while one types. */
export interface FormFrame {
  readonly keeper: FormKeeper;
  readonly values: FormValues;
  /** Sets a field, unless the form is being saved. */
  setValue(name: string, value: unknown): void;
  readonly problems: FieldProblems;
  /** While saving, values stand still: what is typed then would be lost. */
  readonly isBusy: boolean;
  /** Makes the ids of this form's elements unique. */
  readonly idPrefix: string;
  clearProblem(name: string): void;
  /** Remembers what a field calls itself until the answer is called. */
  describeField(name: string, words: FieldWords): () => void;
  /** Puts problems at their fields, in place of those of the last attempt to save. */
  showProblems(problems: FieldProblems): void;
}

export const FormFrameContext = createContext<FormFrame>({
  keeper: keepsNothing,
  values: createFormValues({}),
  setValue: () => undefined,
  problems: {},
  isBusy: false,
  idPrefix: '',
  clearProblem: () => undefined,
  describeField: () => () => undefined,
  showProblems: () => undefined,
});
