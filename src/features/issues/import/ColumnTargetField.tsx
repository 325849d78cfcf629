import { useIntl } from 'react-intl';
import type { TypeAttribute } from '@/entities/attributes';
import { useFormField } from '@/forms/useFormField';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import styles from './ImportPreview.module.css';
import type { ColumnTarget } from './importTable';
import { importMessages } from './messages';

interface ColumnTargetFieldProps {
  column: number;
  /** For screen readers: the heading stands above. */
  label: string;
  /** Chosen, or guessed. */
  target: ColumnTarget;
  attributes: readonly TypeAttribute[];
}

/** What a column becomes, at its head. */
export function ColumnTargetField({ column, label, target, attributes }: ColumnTargetFieldProps) {
  const intl = useIntl();
  const field = useFormField('columns');
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const options: readonly { value: ColumnTarget; label: string }[] = [
    { value: 'ignore', label: intl.formatMessage(importMessages.ignore) },
    { value: 'name', label: intl.formatMessage(columnMessages.name) },
    { value: 'description', label: intl.formatMessage(propertyMessages.description) },
    ...attributes.map(({ attributeId, name }) => ({
      value: `attribute${attributeId}` as const,
      label: name,
    })),
  ];
  return (
    <select
      className={styles['target']}
      aria-label={label}
      value={target}
      onChange={({ target: { value } }) => {
        const length = Math.max(chosen.length, column + 1);
        const next = Array.from({ length }, (_, index) => chosen[index] ?? null);
        field.setValue(next.with(column, value));
        field.clearProblem();
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
