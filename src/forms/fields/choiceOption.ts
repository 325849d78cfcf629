import type { FieldText } from '../fieldText';

/** One of several answers to choose from. */
export interface ChoiceOption {
  readonly value: string | number | boolean | null;
  readonly label: FieldText;
  /** What choosing it means. */
  readonly help?: FieldText;
}
