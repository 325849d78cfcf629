import { FilterSelect } from '@/ui/FilterSelect';
import styles from '../Field.module.css';
import { FieldFrame, type FieldProps, type FieldWidth } from '../FieldFrame';
import { optionWords } from '../fieldWords';
import { type FieldText, useFieldText } from '../fieldText';
import { type FormField, useFormField } from '../useFormField';
import type { ChoiceOption } from './choiceOption';

/** Options under a heading; lines separate groups. */
export interface ChoiceGroup {
  readonly key: string;
  readonly heading?: FieldText;
  /** Never filtered away: what stands for nothing chosen. */
  readonly isPinned?: boolean;
  readonly options: readonly ChoiceOption[];
}

export interface FilterSelectFieldProps extends FieldProps {
  groups: readonly ChoiceGroup[];
  width?: FieldWidth;
  isDisabled?: boolean;
  /** Opens narrowed down as it was left; for options that stay the same. */
  keepsFilter?: boolean;
  /** What a value is called that is stored but not offered; by default its number. */
  unlisted?: (value: unknown) => string;
  /** After the choice was made, for fields that depend on it. */
  onChosen?: (value: ChoiceOption['value'], form: Pick<FormField, 'setOther' | 'idOf'>) => void;
}

/** One of very many options, or of options in sections; a filter box narrows them down. */
export function FilterSelectField({
  name,
  groups,
  onChosen,
  isDisabled = false,
  keepsFilter = false,
  unlisted = numberOf,
  ...props
}: FilterSelectFieldProps) {
  const { width = 'medium', ...frame } = props;
  const text = useFieldText();
  const options = groups.flatMap((group) => group.options);
  const field = useFormField(name, { label: frame.label, textOf: optionWords(options, unlisted) });
  const chosen = options.find(({ value }) => value === field.value);
  return (
    <FieldFrame {...frame} inputId={field.inputId} problem={field.problem} width={width}>
      {(aria) => (
        <FilterSelect
          aria={aria}
          className={styles['control']}
          label={text(frame.label)}
          caption={chosen ? text(chosen.label) : unlisted(field.value)}
          isDisabled={isDisabled}
          keepsFilter={keepsFilter}
          groups={groups.map(({ key, heading, isPinned = false, options }) => ({
            key,
            isPinned,
            ...(heading !== undefined && { heading: text(heading) }),
            items: options.map(({ value, label }) => ({
              key: String(value),
              label: text(label),
              isCurrent: value === field.value,
              onSelect: () => {
                field.setValue(value);
                onChosen?.(value, field);
              },
            })),
          }))}
        />
      )}
    </FieldFrame>
  );
}

/** What was stored but is not offered, such as a folder of a project in the archive, by its number. */
function numberOf(value: unknown): string {
  return typeof value === 'number' ? `#${value}` : '';
}
