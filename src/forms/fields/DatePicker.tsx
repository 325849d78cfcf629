import { CalendarDate } from '@internationalized/date';
import { useEffect, useRef, useState } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  I18nProvider,
} from 'react-aria-components';
import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { dateMessages } from '@/i18n/dateMessages';
import { type CalendarTime, localTimeOf } from '@/lib/values/zone';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { classNames } from '@/ui/classNames';
import { placeDropdown } from '@/ui/placeDropdown';
import fieldStyles from '../Field.module.css';
import { DatePickerHeader } from './DatePickerHeader';
import styles from './DatePicker.module.css';
import { fieldMessages } from './messages';
import { TimePicker } from './TimePicker';

/** What of the picker is wanted first. */
export type PickerPart = 'date' | 'time';

interface DatePickerProps {
  id: string;
  part: PickerPart;
  /** What is chosen; the month on show follows it. */
  value: CalendarTime | null;
  hasTime: boolean;
  onPick: (time: CalendarTime) => void;
  onToday: () => void;
  onClose: () => void;
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const firstDate = new CalendarDate(1, 1, 1);
const lastDate = new CalendarDate(9999, 12, 31);

/** Where each part takes the focus. */
const firstStop = { date: '[role="gridcell"] [tabindex="0"]', time: '[data-time] select' };

/** The calendar of a date field and, if the value has one, the time of day. Loaded when it is first opened. */
export function DatePicker({
  id,
  part,
  value,
  hasTime,
  onPick,
  onToday,
  onClose,
}: DatePickerProps) {
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  const popup = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(() => dateOf(value ?? localTimeOf(new Date())));
  const chosen = value && dateOf(value);
  const chosenDay = chosen?.toString();
  const [followedDay, setFollowedDay] = useState(chosenDay);
  if (chosenDay !== followedDay) {
    setFollowedDay(chosenDay);
    if (chosen) setFocused(chosen);
  }

  // External system: the layout, in which the calendar looks for room, and the focus.
  useEffect(() => {
    const parent = popup.current?.parentElement;
    if (popup.current && parent) placeDropdown(parent, popup.current);
  }, []);
  useEffect(() => {
    popup.current?.querySelector<HTMLElement>(firstStop[part])?.focus();
  }, [part]);

  function handleDate({ year, month, day }: CalendarDate) {
    onPick({ year, month, day, hour: value?.hour ?? 0, minute: value?.minute ?? 0 });
    onClose();
  }

  return (
    <div
      id={id}
      className={classNames(fieldStyles['popup'], styles['picker'])}
      role="dialog"
      aria-label={intl.formatMessage(fieldMessages.chooseDate)}
      tabIndex={-1}
      ref={popup}
    >
      <I18nProvider locale={`${intl.locale}-u-ca-gregory`}>
        <Calendar
          aria-label={intl.formatMessage(dateMessages.calendar)}
          value={chosen}
          onChange={handleDate}
          focusedValue={focused}
          onFocusChange={setFocused}
          minValue={firstDate}
          maxValue={lastDate}
          firstDayOfWeek={weekdays[settings.firstDayOfWeek] ?? 'sun'}
        >
          <DatePickerHeader date={focused} onMove={setFocused} />
          <CalendarGrid className={styles['grid'] ?? ''} weekdayStyle="short">
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className={styles['weekday'] ?? ''}>{day}</CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell className={styles['day'] ?? ''} date={date} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </I18nProvider>
      <div className={styles['footer']}>
        {hasTime && <TimePicker value={value} onPick={onPick} />}
        <Button variant="quiet" onClick={onToday}>
          {intl.formatMessage(dateMessages.today)}
        </Button>
      </div>
    </div>
  );
}

function dateOf({ year, month, day }: CalendarTime): CalendarDate {
  return new CalendarDate(year, month, day);
}
