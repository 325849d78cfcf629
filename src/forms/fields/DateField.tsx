import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { errorMessage } from '@/i18n/errorMessages';
import { formatCalendarTime } from '@/lib/values/formatDates';
import { type CalendarTime, localTimeOf } from '@/lib/values/zone';
import { useAppSelector } from '@/store/hooks';
import { IconButton } from '@/ui/IconButton';
import { CalendarIcon, ClockIcon } from '@/ui/icons';
import styles from '../Field.module.css';
import { FieldFrame, type FieldProps } from '../FieldFrame';
import { useOpenInField } from '../useFormContent';
import { textOf, useFormField } from '../useFormField';
import type { DatePicker, PickerPart } from './DatePicker';
import { datePickerPart } from './datePickerPart';
import { inputLimit } from './inputLimit';
import { fieldMessages } from './messages';
import { useLightDismiss } from './useLightDismiss';
import { useSelectedTime } from './useSelectedTime';

const unreachable = { message: errorMessage({ kind: 'network' }) };

interface DateFieldProps extends FieldProps {
  /** The value has a time of day. */
  hasTime?: boolean;
  /** What the button Today writes where expressions are allowed; else it writes the date. */
  todayWord?: string | undefined;
  maxLength?: number;
}

/** A date as text in the user's format, with a calendar to choose from (screens 12.7). */
export function DateField({
  name,
  hasTime = false,
  todayWord,
  maxLength,
  ...frame
}: DateFieldProps) {
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  const field = useFormField(name, { label: frame.label });
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useOpenInField(name);
  const part = open && 'part' in open ? open.part : null;
  const isOpen = part !== null;
  const [Picker, setPicker] = useState<typeof DatePicker | null>(() => datePickerPart.loaded);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const selected = useSelectedTime(textOf(field.value), { hasTime, todayWord });
  const pickerId = `${field.inputId}-picker`;

  const giveUp = useEffectEvent(() => {
    // The date can be typed meanwhile, and opening the calendar again fetches it again.
    setOpen(null);
    setIsUnreachable(true);
  });
  // External system: code that is not there before it is wanted.
  useEffect(() => {
    if (!isOpen) return;
    datePickerPart.load().then((fetched) => {
      setPicker(() => fetched);
    }, giveUp);
  }, [isOpen]);

  function openPart(opened: PickerPart) {
    setOpen({ field: name, part: opened });
    setIsUnreachable(false);
  }

  function close() {
    setOpen(null);
  }

  function handleClose() {
    close();
    input.current?.focus();
  }

  useLightDismiss(root, {
    isOpen,
    onEscape: handleClose,
    onLeave: close,
  });

  function handlePick(time: CalendarTime) {
    field.setValue(formatCalendarTime(time, hasTime, settings));
  }

  function handleToday() {
    if (todayWord === undefined) handlePick(localTimeOf(new Date()));
    else field.setValue(todayWord);
    handleClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'F4')) return;
    event.preventDefault();
    openPart('date');
  }

  function renderButton(opened: PickerPart, message: MessageDescriptor, icon: LucideIcon) {
    return (
      <IconButton
        className={styles['insideButton']}
        label={intl.formatMessage(message)}
        icon={icon}
        tabIndex={-1}
        aria-expanded={part === opened}
        aria-controls={pickerId}
        onMouseDown={(event) => {
          // The focus stays where it is: leaving an open calendar would close it before the click.
          event.preventDefault();
        }}
        onClick={() => {
          if (part === opened) close();
          else openPart(opened);
        }}
      />
    );
  }

  return (
    <FieldFrame
      {...frame}
      inputId={field.inputId}
      problem={isUnreachable ? unreachable : field.problem}
      width="medium"
    >
      {(aria) => (
        <div className={styles['withButton']} ref={root}>
          <input
            {...aria}
            className={styles['control']}
            type="text"
            name={name}
            role="combobox"
            ref={input}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={pickerId}
            value={textOf(field.value)}
            onChange={({ target }) => {
              setIsUnreachable(false);
              field.setValue(target.value);
            }}
            onKeyDown={handleKeyDown}
            maxLength={inputLimit(maxLength)}
            readOnly={field.isBusy}
            autoComplete="off"
          />
          {renderButton('date', fieldMessages.chooseDate, CalendarIcon)}
          {hasTime && renderButton('time', fieldMessages.chooseTime, ClockIcon)}
          {part && Picker && (
            <Picker
              id={pickerId}
              part={part}
              value={selected}
              hasTime={hasTime}
              onPick={handlePick}
              onToday={handleToday}
              onClose={handleClose}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
