import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { CommandMenu } from '@/commands/CommandMenu';
import { columnItems } from '@/commands/columnItems';
import { useCommandContext } from '@/commands/useCommandContext';
import { useCommandItems } from '@/commands/useCommandItems';
import { useAppSelector } from '@/store/hooks';
import { CalendarIcon, TimelineIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import { FieldsMenu } from '../cards/FieldsMenu';
import { filterSentences } from '../filter/messages';
import styles from './Calendar.module.css';
import {
  dayField,
  earlier,
  endBy,
  later,
  noEnd,
  spanCommands,
  spanMessages,
  startCommands,
  toToday,
} from './calendarCommands';
import { selectDateColumns, selectFields, selectPeriod, selectUndatedCount } from './calendarState';
import type { DateView } from './dateView';
import { calendarMessages, calendarSentences } from './messages';
import { useDayWords } from './useDayWords';

const target = { kind: 'list' } as const;
const noEndGroups = [[noEnd]];

/** Which span is shown, the ways to others, and of which dates. */
export function DateBar({ view }: { view: DateView }) {
  const intl = useIntl();
  const words = useDayWords();
  const context = useCommandContext();
  const columns = useAppSelector(selectDateColumns).map(({ column, name }) => ({
    id: column,
    name,
  }));
  const period = useAppSelector(selectPeriod);
  const fields = useAppSelector(selectFields);
  const undated = useAppSelector(selectUndatedCount);
  const { kind, start, end, span } = view;

  const startMessage = kind === 'timeline' ? calendarSentences.barsFrom : calendarSentences.startBy;
  const startItems = columnItems(startCommands[kind], columns, context);
  const endItems = columnItems(endBy, columns, context);
  const [noEndItems = []] = useCommandItems(noEndGroups, target);
  const startCaption = intl.formatMessage(startMessage, { name: start.name });
  const endCaption = end
    ? intl.formatMessage(calendarSentences.endBy, { name: end.name })
    : intl.formatMessage(noEnd.message);

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
        groups={[{ key: 'columns', items: startItems }]}
      />
      {kind === 'timeline' ? (
        <Menu
          label={endCaption}
          caption={endCaption}
          groups={[
            { key: 'none', items: noEndItems },
            { key: 'columns', items: endItems },
          ]}
        />
      ) : (
        <FieldsMenu command={dayField} chosen={fields} />
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
