import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { FilterDropdown } from '@/ui/FilterDropdown';
import { selectFilterContext } from '../filter/listFilter';
import styles from './GroupBar.module.css';
import { foldAll, groupedUrl, unfoldAll } from './groupCommands';
import { selectGroupableColumns, selectGrouping } from './groupedList';
import { type Grouping, groupKindOf, unitsOf, writeGrouping } from './grouping';
import { groupMessages, groupSentences } from './messages';

const target = { kind: 'list' } as const;

/** Above the list: by what it is grouped, and what folds all groups. */
export function GroupBar() {
  const intl = useIntl();
  const { getState } = useAppStore();
  const columns = useAppSelector(selectGroupableColumns);
  const grouping = useAppSelector(selectGrouping);
  const { attributes } = useAppSelector(selectFilterContext);

  const choices = columns.flatMap(({ id: column, name }): (Grouping & { name: string })[] => {
    const units = unitsOf(groupKindOf(column, attributes));
    return units.length === 0
      ? [{ column, unit: null, name }]
      : units.map((unit) => ({ column, unit, name }));
  });
  const label = ({ name, unit }: (typeof choices)[number]) =>
    unit === null ? name : intl.formatMessage(groupSentences.byUnit, { name, unit });
  const isCurrent = ({ column, unit }: Grouping) =>
    column === grouping.column && unit === grouping.unit;
  const current = choices.find(isCurrent);

  return (
    <div className={styles['bar']}>
      <span className={styles['words']} aria-hidden="true">
        {intl.formatMessage(groupMessages.groupBy)}
      </span>
      <FilterDropdown
        label={intl.formatMessage(groupMessages.groupBy)}
        {...(current && { caption: label(current) })}
        groups={() => [
          {
            key: 'columns',
            items: choices.map((choice) => ({
              key: writeGrouping(choice).join('.'),
              label: label(choice),
              isCurrent: isCurrent(choice),
              href: `#${groupedUrl(getState(), choice)}`,
            })),
          },
        ]}
      />
      <CommandButton command={foldAll} target={target} variant="quiet" />
      <CommandButton command={unfoldAll} target={target} variant="quiet" />
    </div>
  );
}
