import { useIntl } from 'react-intl';
import { formatFilterValue } from '@/forms/conditions/filterValues';
import { operatorMessages } from '@/forms/conditions/operatorMessages';
import { useDefinitionContext } from '@/forms/conditions/useDefinitionContext';
import { columnLabel, type ViewColumn } from '@/forms/conditions/viewColumns';
import { useFieldText } from '@/forms/fieldText';
import { filterMessages, filterSentences } from './messages';
import type { FilterPart } from './filterText';

/** Puts a condition into words; what cannot be read, as it stands in the address. */
export function useConditionWords(known: readonly ViewColumn[]): (part: FilterPart) => string {
  const intl = useIntl();
  const text = useFieldText();
  const context = useDefinitionContext();
  return (part) => {
    if ('raw' in part) return part.raw;
    const { column, operator, value } = part;
    const rules = known.find((one) => one.column === column)?.rules ?? { type: 'TEXT' };
    return intl.formatMessage(filterSentences.condition, {
      column: text(column === 'text' ? filterMessages.anyColumn : columnLabel(known, column)),
      operator: text(operatorMessages[operator]),
      value:
        value === ''
          ? intl.formatMessage(filterMessages.empty)
          : formatFilterValue(rules, value, context),
    });
  };
}
