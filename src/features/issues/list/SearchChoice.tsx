import { type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { users } from '@/entities/users';
import { datePickerPart } from '@/forms/fields/datePickerPart';
import { fieldMessages } from '@/forms/fields/messages';
import { useLightDismiss } from '@/forms/fields/useLightDismiss';
import { useSelectedTime } from '@/forms/fields/useSelectedTime';
import { formatCalendarTime } from '@/lib/values/formatDates';
import { localTimeOf } from '@/lib/values/zone';
import { Column, columnAttributeId } from '@/protocol/enums';
import { useAppSelector } from '@/store/hooks';
import { filterPart } from '@/ui/dropdownParts';
import { IconButton } from '@/ui/IconButton';
import { CalendarIcon, ExpandIcon } from '@/ui/icons';
import { useDropdown } from '@/ui/useDropdown';
import { useLazyPart } from '@/ui/useLazyPart';
import { useOpen } from '@/ui/useOpen';
import styles from './SearchChoice.module.css';

interface ChoiceProps {
  /** Names the column that is searched. */
  label: string;
  /** What stands in the search box. */
  text: string;
  form: RefObject<HTMLFormElement | null>;
  /** Searches for a text. */
  onPick: (text: string) => void;
}

/** What the search box offers besides typing: the calendar for dates, and of choices and people those there are. */
export function SearchChoice({ columnId, ...props }: ChoiceProps & { columnId: number }) {
  const attribute = useAppSelector((state) =>
    attributes.selectById(state, columnAttributeId(columnId) ?? 0),
  );
  const userNames = useAppSelector(users.selectAll);
  switch (attribute?.type ?? columnId) {
    case 'DATETIME':
    case Column.createdDate:
    case Column.modifiedDate:
      return <DateChoice {...props} />;
    case 'ENUM':
      return <ValueChoice {...props} values={attribute?.items ?? []} />;
    case 'USER':
    case Column.createdBy:
    case Column.modifiedBy:
      return <ValueChoice {...props} values={userNames.map(({ name }) => name)} />;
    default:
      return null;
  }
}

const findBox = (form: ChoiceProps['form']) =>
  form.current?.querySelector<HTMLElement>('input[type=search]');

/** The keys that open the choice from the text, as in the fields of forms. */
function useOpeningKeys(form: ChoiceProps['form'], onOpen: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // While a character is put together, arrows choose among the ways to write it.
    if (event.target !== findBox(form) || event.isComposing) return;
    if (event.key !== 'ArrowDown' && event.key !== 'F4') return;
    event.preventDefault();
    onOpen();
  });

  // External system: keys in the search box, which is there before this is.
  useEffect(() => {
    const element = form.current;
    const listener = (event: KeyboardEvent) => {
      handleKey(event);
    };
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [form]);
}

function DateChoice({ text, form, onPick }: ChoiceProps) {
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  const selected = useSelectedTime(text, { hasTime: false, todayWord: undefined });
  const { Part: DatePicker, whenThere } = useLazyPart(datePickerPart);
  const [isOpen, setIsOpen] = useOpen('calendar');
  const id = useId();

  function open() {
    whenThere(() => {
      setIsOpen(true);
    });
  }

  function close() {
    setIsOpen(false);
    findBox(form)?.focus();
  }

  useOpeningKeys(form, open);
  useLightDismiss(form, {
    isOpen,
    onEscape: close,
    onLeave: () => {
      setIsOpen(false);
    },
  });

  return (
    <>
      <IconButton
        label={intl.formatMessage(fieldMessages.chooseDate)}
        icon={CalendarIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onMouseDown={(event) => {
          // The focus stays where it is: leaving an open calendar would close it before the click.
          event.preventDefault();
        }}
        onClick={() => {
          if (isOpen) close();
          else open();
        }}
      />
      {isOpen && DatePicker && (
        <DatePicker
          id={id}
          part="date"
          value={selected}
          hasTime={false}
          onPick={(time) => {
            onPick(formatCalendarTime(time, false, settings));
          }}
          onToday={() => {
            onPick(formatCalendarTime(localTimeOf(new Date()), false, settings));
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function ValueChoice({
  label,
  text,
  form,
  values,
  onPick,
}: ChoiceProps & { values: readonly string[] }) {
  const intl = useIntl();
  const dropdown = useDropdown(`values ${label}`);
  const { isOpen, setIsOpen, rootRef, triggerRef, handleEscape } = dropdown;
  const { Part: FilterPopover, whenThere } = useLazyPart(filterPart);

  function open() {
    whenThere(() => {
      setIsOpen(true);
    });
  }

  useOpeningKeys(form, open);
  if (values.length === 0) return null;
  return (
    <div className={styles['values']} ref={rootRef} role="presentation" onKeyDown={handleEscape}>
      <IconButton
        ref={triggerRef}
        label={intl.formatMessage(fieldMessages.showItems)}
        icon={ExpandIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) setIsOpen(false);
          else open();
        }}
      />
      {isOpen && FilterPopover && (
        <FilterPopover
          dropdown={dropdown}
          label={label}
          groups={[
            {
              key: 'values',
              items: values.map((value, index) => ({
                key: String(index),
                label: value,
                isCurrent: value === text,
                onSelect: () => {
                  onPick(value);
                  findBox(form)?.focus();
                },
              })),
            },
          ]}
        />
      )}
    </div>
  );
}
