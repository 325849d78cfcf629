import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { rescale } from '@/lib/values/decimals';
import { averageOf, type DecimalSum } from '@/lib/values/decimalSums';
import type { FormatSettings } from '@/lib/values/formats';
import { formatDecimal } from '@/lib/values/formatNumbers';
import { numberRulesOf } from '@/lib/values/formatValues';
import type { AttributeDefinition } from '@/protocol/attributes';
import type { ListedIssue } from '@/protocol/issues';
import { useAppSelector } from '@/store/hooks';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectSummedColumns } from './groupedList';
import styles from './GroupRows.module.css';
import { sumOfColumn } from './groupRules';
import { groupSentences } from './messages';

/** What stands below the columns of numbers, by the keys of the columns; nothing where none has a number. */
export function useSumCells(): (issues: readonly ListedIssue[]) => ReadonlyMap<string, ReactNode> {
  const intl = useIntl();
  const formats = useAppSelector(selectSettings);
  const columns = useAppSelector(selectSummedColumns);

  return (issues) =>
    new Map(
      columns.flatMap(({ id, attribute, place }): [string, ReactNode][] => {
        const texts = textsOf(sumOfColumn(issues, place), attribute, formats);
        if (!texts) return [];
        const words = intl.formatMessage(groupSentences.sums, texts);
        const cell = (
          <span className={styles['sums']} data-tip={words}>
            <span aria-hidden="true">
              <span className={styles['sum']}>{texts.sum}</span>
              <span className={styles['average']}>{texts.average}</span>
            </span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </span>
        );
        return [[String(id), cell]];
      }),
    );
}

/** An average has one place more than the numbers have, where it needs that. */
function textsOf(
  known: DecimalSum,
  attribute: AttributeDefinition,
  formats: FormatSettings,
): { sum: string; average: string } | null {
  const rules = numberRulesOf(attribute);
  const { decimal = 0 } = rules;
  const average = averageOf(known, decimal + 1);
  if (!average) return null;
  return {
    sum: formatDecimal(rescale(known.sum, decimal), rules, formats),
    average: formatDecimal(average, { strip: true }, formats),
  };
}
