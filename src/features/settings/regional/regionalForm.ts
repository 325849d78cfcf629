import type { ChoiceOption } from '@/forms/fields/choiceOption';
import type { ChoiceGroup } from '@/forms/fields/FilterSelectField';
import { formSchema } from '@/forms/formSchema';
import { choice, option } from '@/forms/schema';
import type {
  KeyName,
  RegionalSettings,
  RegionalSettingsInput,
  TimeZoneGroup,
} from '@/protocol/settings';
import { timeZoneName } from '../options/timeZones';

/** What the form holds; an empty text, and null as the first day, stand for the default. */
export interface RegionalValues {
  language: string;
  timeZone: string;
  numberFormat: string;
  dateFormat: string;
  timeFormat: string;
  firstDay: number | null;
}

const text = option<string>();

export const regionalSchema = formSchema({
  language: text,
  timeZone: text,
  numberFormat: text,
  dateFormat: text,
  timeFormat: text,
  firstDay: choice<number>(),
});

export function toRegionalValues(settings: RegionalSettings): RegionalValues {
  return {
    language: settings.language,
    timeZone: settings.timeZone ?? '',
    numberFormat: settings.numberFormat ?? '',
    dateFormat: settings.dateFormat ?? '',
    timeFormat: settings.timeFormat ?? '',
    firstDay: settings.firstDay,
  };
}

/** Sunday is 0, which is not the default (screens A11). */
export function toRegionalSettings({ firstDay, ...values }: RegionalValues): RegionalSettingsInput {
  return { ...values, ...(firstDay !== null && { firstDay }) };
}

/** What the server offers, and what is stored there whether it offers that or not. */
export function keyOptions(keys: readonly KeyName[], stored: string): ChoiceOption[] {
  const options = keys.map(({ key, name }) => ({ value: key, label: name }));
  const isOffered = stored === '' || keys.some(({ key }) => key === stored);
  return isOffered ? options : [...options, { value: stored, label: stored }];
}

/** The time zones by their distance from UTC, after the default and a stored zone the server does not offer. */
export function zoneGroups(
  zones: readonly TimeZoneGroup[],
  stored: string,
  defaultLabel: string,
): ChoiceGroup[] {
  const toOption = (zone: string) => ({ value: zone, label: timeZoneName(zone) });
  const isOffered = stored === '' || zones.some(({ names }) => names.includes(stored));
  return [
    { key: 'default', isPinned: true, options: [{ value: '', label: defaultLabel }] },
    { key: 'stored', options: isOffered ? [] : [toOption(stored)] },
    ...zones.map(({ offset, names }) => ({
      key: offset,
      heading: offset,
      options: names.map(toOption),
    })),
  ];
}
