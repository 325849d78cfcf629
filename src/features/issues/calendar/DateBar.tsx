import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { CommandMenu } from '@/commands/CommandMenu';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { CalendarIcon, TimelineIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import { FieldsMenu } from '../cards/FieldsMenu';
import { filterSentences } from '../filter/messages';
import styles from './Calendar.module.css';
import { earlier, later, spanCommands, spanMessages, toToday } from './calendarCommands';
import {
  dateUrl,
  selectDateColumns,
  selectFields,
  selectIndex,
  selectPeriod,
} from './calendarState';
import type { DateColumn } from './dateColumns';
import type { DateView } from './dateView';
import { calendarMessages, calendarSentences } from './messages';
import { useDayWords } from './useDayWords';

const target = { kind: 'list' } as const;

/** Which span is shown, the ways to others, and of which dates. */
export function DateBar({ view }: { view: DateView }) {
  const intl = useIntl();
  const words = useDayWords();
  const { getState } = useAppStore();
  const columns = useAppSelector(selectDateColumns);
  const period = useAppSelector(selectPeriod);
  const fields = useAppSelector(selectFields);
  const undated = useAppSelector((state) => selectIndex(state).days.get('')?.length ?? 0);
  const { kind, start, end, span } = view;

  const itemsOf = (
    shown: readonly DateColumn[],
    current: DateColumn | null,
    change: (column: DateColumn) => Partial<DateView>,
  ) =>
    shown.map((column) => ({
      key: String(column.column),
      label: column.name,
      isCurrent: column === current,
      href: `#${dateUrl(getState(), change(column))}`,
    }));
  const { startBy, barsFrom, endBy } = calendarSentences;
  const startCaption = intl.formatMessage(kind === 'timeline' ? barsFrom : startBy, {
    name: start.name,
  });
  const noEnd = intl.formatMessage(calendarMessages.noEnd);
  const endCaption = end ? intl.formatMessage(endBy, { name: end.name }) : noEnd;

  return (
    <div className={styles['bar']}>
      <CommandButton command={earlier} target={target} isIconOnly />
      <CommandButton command={toToday} target={target} variant="quiet" />
      <CommandButton command={later} target={target} isIconOnly />
      <h2 className={styles['title']} aria-live="polite">
        {words.span(period, span)}
      </h2>
      <CommandMenu
        label={intl.formatMessage(calendarMessages.span)}
        caption={intl.formatMessage(spanMessages[span])}
        icon={kind === 'calendar' ? CalendarIcon : TimelineIcon}
        groups={[spanCommands]}
        target={target}
      />
      <Menu
        label={startCaption}
        caption={startCaption}
        groups={[
          {
            key: 'columns',
            // The two change places rather than being the same.
            items: itemsOf(columns, start, (column) => ({
              start: column,
              ...(column === end && { end: start }),
            })),
          },
        ]}
      />
      {kind === 'timeline' ? (
        <Menu
          label={endCaption}
          caption={endCaption}
          groups={[
            {
              key: 'none',
              items: [
                {
                  key: 'none',
                  label: noEnd,
                  isCurrent: end === null,
                  href: `#${dateUrl(getState(), { end: null })}`,
                },
              ],
            },
            {
              key: 'columns',
              items: itemsOf(
                columns.filter((column) => column !== start),
                end,
                (column) => ({ end: column }),
              ),
            },
          ]}
        />
      ) : (
        <FieldsMenu chosen={fields} />
      )}
      {kind === 'timeline' && undated > 0 && (
        <span className={styles['undated']}>
          {intl.formatMessage(filterSentences.choice, {
            name: intl.formatMessage(calendarMessages.noDate),
            count: undated,
          })}
        </span>
      )}
    </div>
  );
}
