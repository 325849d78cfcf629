import { createContext } from 'react';
import type { FieldWords } from './fieldWords';
import type { FieldProblems } from './fieldProblem';

/** What the frame of a form tells its fields. */
export interface FormFrame {
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
  problems: {},
  isBusy: false,
  idPrefix: '',
  clearProblem: () => undefined,
  describeField: () => () => undefined,
  showProblems: () => undefined,
});
