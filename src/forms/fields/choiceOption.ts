import type { FieldText } from '../fieldText';

/** One of several answers to choose from. */
export interface ChoiceOption {
  readonly value: string | number | boolean | null;
  readonly label: FieldText;
  /** What choosing it means. */
  readonly help?: FieldText;
  /** Shown, but not to be had here. */
  readonly isDisabled?: boolean;
}
