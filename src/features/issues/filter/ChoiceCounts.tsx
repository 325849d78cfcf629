import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ViewColumn } from '@/forms/conditions/viewColumns';
import { textOf, useFormField } from '@/forms/useFormField';
import { formatNumber } from '@/lib/values/formatNumbers';
import { joinItems, splitItems } from '@/lib/values/listItems';
import type { Operator } from '@/protocol/views';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { choiceKind, countChoices, isSameChoice, offeredChoices } from './choices';
import styles from './FilterBar.module.css';
import type { ListFilter } from './filterText';
import { selectKnownContext, selectKnownList } from './listFilter';
import { filterMessages, filterSentences } from './messages';

interface ChoiceCountsProps {
  column: ViewColumn;
  operator: Operator;
  /** The conditions that issues are counted under. */
  others: ListFilter;
}

/** The values that the issues of the list have in a column of choices, with how many have each; a press chooses one. */
export function ChoiceCounts({ column, operator, others }: ChoiceCountsProps) {
  const intl = useIntl();
  const list = useAppSelector(selectKnownList);
  const context = useAppSelector(selectKnownContext);
  const field = useFormField('value');
  const [released, setReleased] = useState<readonly string[]>([]);
  const kind = choiceKind(column.rules, operator);
  if (!list || !kind) return null;

  const isSeveral = operator === 'IN';
  const value = textOf(field.value);
  const chosen = isSeveral ? splitItems(value) : [value];
  const counts = countChoices(
    list.issues,
    { column: column.column, operator, kind },
    others,
    context,
  );
  const wordsOf = (name: string) => name || intl.formatMessage(filterMessages.empty);
  const isChosen = (name: string) => chosen.some((one) => isSameChoice(one, name));
  const choose = (name: string) => {
    if (!isSeveral) field.setValue(name);
    else if (!isChosen(name)) field.setValue(joinItems([...chosen, name]));
    else {
      field.setValue(joinItems(chosen.filter((one) => !isSameChoice(one, name))));
      // Its button has the focus, which would be lost with it.
      setReleased([...released, name]);
    }
  };
  return (
    <ul className={styles['choices']}>
      {offeredChoices(counts, [...chosen, ...released]).map(({ name, count }) => (
        <li key={name}>
          <Button
            className={styles['choice']}
            aria-pressed={isChosen(name)}
            aria-label={intl.formatMessage(filterSentences.choice, {
              name: wordsOf(name),
              count,
            })}
            onClick={() => {
              choose(name);
            }}
          >
            <bdi>{wordsOf(name)}</bdi>
            <span className={styles['count']}>
              {formatNumber(String(count), {}, context.formats)}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
