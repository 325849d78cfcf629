import { FieldGroup } from '@/forms/FieldGroup';
import { SelectField } from '@/forms/fields/SelectField';
import type { KeyName } from '@/protocol/settings';
import { settingsMessages } from '../messages';
import { useWeekdays } from '../options/useWeekdays';
import { regionalMessages } from './messages';
import { keyOptions, type RegionalValues } from './regionalForm';

interface FormatFieldsProps {
  stored: RegionalValues;
  /** What the server offers. */
  formats: Readonly<Record<'number' | 'date' | 'time', readonly KeyName[]>>;
}

/** How the server wants numbers, dates and times shown. */
export function FormatFields({ stored, formats }: FormatFieldsProps) {
  const weekdays = useWeekdays();
  const byDefault = { value: '', label: settingsMessages.default };
  return (
    <FieldGroup title={regionalMessages.formats} note={regionalMessages.formatsNote}>
      <SelectField
        name="numberFormat"
        label={regionalMessages.number}
        options={[byDefault, ...keyOptions(formats.number, stored.numberFormat)]}
      />
      <SelectField
        name="dateFormat"
        label={regionalMessages.date}
        options={[byDefault, ...keyOptions(formats.date, stored.dateFormat)]}
      />
      <SelectField
        name="timeFormat"
        label={regionalMessages.time}
        options={[byDefault, ...keyOptions(formats.time, stored.timeFormat)]}
      />
      <SelectField
        name="firstDay"
        label={regionalMessages.firstDay}
        options={[{ value: null, label: settingsMessages.default }, ...weekdays]}
      />
    </FieldGroup>
  );
}
