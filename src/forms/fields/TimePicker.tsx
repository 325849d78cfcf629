import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { formatHour } from '@/lib/values/formatDates';
import { type CalendarTime, localTimeOf } from '@/lib/values/zone';
import { useAppSelector } from '@/store/hooks';
import styles from './DatePicker.module.css';
import { fieldMessages } from './messages';

interface TimePickerProps {
  value: CalendarTime | null;
  onPick: (time: CalendarTime) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const fives = Array.from({ length: 12 }, (_, index) => index * 5);

/** Hour, and minute in steps of five. Without a date, the first choice starts from midnight today. */
export function TimePicker({ value, onPick }: TimePickerProps) {
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  const time = value ?? { ...localTimeOf(new Date()), hour: 0, minute: 0 };
  const minutes = fives.includes(time.minute)
    ? fives
    : [...fives, time.minute].toSorted((first, second) => first - second);

  return (
    <div className={styles['time']} data-time>
      <select
        aria-label={intl.formatMessage(fieldMessages.hour)}
        value={time.hour}
        onChange={({ target }) => {
          onPick({ ...time, hour: Number(target.value) });
        }}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {formatHour(hour, settings)}
          </option>
        ))}
      </select>
      <span aria-hidden="true">{settings.timeSeparator}</span>
      <select
        aria-label={intl.formatMessage(fieldMessages.minute)}
        value={time.minute}
        onChange={({ target }) => {
          onPick({ ...time, minute: Number(target.value) });
        }}
      >
        {minutes.map((minute) => (
          <option key={minute} value={minute}>
            {String(minute).padStart(2, '0')}
          </option>
        ))}
      </select>
    </div>
  );
}
