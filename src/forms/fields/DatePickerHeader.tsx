import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { dateMessages } from '@/i18n/dateMessages';
import { IconButton } from '@/ui/IconButton';
import { NextIcon, PreviousIcon } from '@/ui/icons';
import styles from './DatePicker.module.css';
import { fieldMessages } from './messages';

interface DatePickerHeaderProps {
  /** Any day of the month on show. */
  date: CalendarDate;
  onMove: (date: CalendarDate) => void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The month on show: one step away, by name, or of any year. */
export function DatePickerHeader({ date, onMove }: DatePickerHeaderProps) {
  const intl = useIntl();
  const [typedYear, setTypedYear] = useState<string | null>(null);

  function handleYear(text: string) {
    const year = Number(text);
    setTypedYear(text);
    if (Number.isInteger(year) && year >= 1 && year <= 9999) onMove(date.set({ year }));
  }

  function handleStep(step: 1 | -1) {
    const moved = date.add({ months: step });
    // Beyond the calendar there is nothing to show.
    if (moved.year >= 1 && moved.year <= 9999 && moved.era === date.era) onMove(moved);
  }

  return (
    <div className={styles['header']}>
      <IconButton
        label={intl.formatMessage(fieldMessages.previousMonth)}
        icon={PreviousIcon}
        onClick={() => {
          handleStep(-1);
        }}
      />
      <select
        className={styles['month']}
        aria-label={intl.formatMessage(dateMessages.month)}
        value={date.month}
        onChange={({ target }) => {
          onMove(date.set({ month: Number(target.value) }));
        }}
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {intl.formatDate(new Date(2001, month - 1, 1), { month: 'long' })}
          </option>
        ))}
      </select>
      <input
        className={styles['year']}
        type="number"
        aria-label={intl.formatMessage(fieldMessages.year)}
        min={1}
        max={9999}
        value={typedYear ?? date.year}
        onChange={({ target }) => {
          handleYear(target.value);
        }}
        onBlur={() => {
          setTypedYear(null);
        }}
        onKeyDown={(event) => {
          // Would submit the form around.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <IconButton
        label={intl.formatMessage(fieldMessages.nextMonth)}
        icon={NextIcon}
        onClick={() => {
          handleStep(1);
        }}
      />
    </div>
  );
}
