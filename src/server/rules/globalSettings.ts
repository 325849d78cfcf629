import type { GlobalSettings } from '@/protocol/global';
import type { HistoryFilter } from '@/protocol/enums';

import type { Caller } from '@/server/core/caller';

import {
  type DateFormatKey,
  formatsOfLanguage,
  type NumberFormatKey,
  type TimeFormatKey,
} from './languages';
import { canRegister, canSendMail, type Settings } from './settings';

const numberFormats: Readonly<
  Record<NumberFormatKey, Pick<GlobalSettings, 'groupSeparator' | 'decimalSeparator'>>
> = {
  dot1: { groupSeparator: '', decimalSeparator: '.' },
  dot2: { groupSeparator: ',', decimalSeparator: '.' },
  dot3: { groupSeparator: "'", decimalSeparator: '.' },
  com1: { groupSeparator: '.', decimalSeparator: ',' },
  com2: { groupSeparator: ' ', decimalSeparator: ',' },
};

type DateFormat = Pick<GlobalSettings, 'dateOrder' | 'dateSeparator' | 'padMonth' | 'padDay'>;

function dateFormat(
  dateOrder: DateFormat['dateOrder'],
  dateSeparator: string,
  padMonth: boolean,
  padDay: boolean,
): DateFormat {
  return { dateOrder, dateSeparator, padMonth, padDay };
}

const dateFormats: Readonly<Record<DateFormatKey, DateFormat>> = {
  mdy1: dateFormat('mdy', '/', false, false),
  mdy2: dateFormat('mdy', '/', true, true),
  dmy1: dateFormat('dmy', '/', true, true),
  dmy2: dateFormat('dmy', '/', true, false),
  dmy3: dateFormat('dmy', '/', false, false),
  dmy4: dateFormat('dmy', '.', true, true),
  dmy5: dateFormat('dmy', '.', false, false),
  dmy6: dateFormat('dmy', '-', true, true),
  dmy7: dateFormat('dmy', '-', false, false),
  ymd1: dateFormat('ymd', '/', true, true),
  ymd2: dateFormat('ymd', '/', false, false),
  ymd3: dateFormat('ymd', '.', true, true),
  ymd4: dateFormat('ymd', '-', true, true),
};

const timeFormats: Readonly<
  Record<TimeFormatKey, Pick<GlobalSettings, 'timeMode' | 'timeSeparator' | 'padHours'>>
> = {
  '12h1': { timeMode: 12, timeSeparator: ':', padHours: false },
  '24h1': { timeMode: 24, timeSeparator: ':', padHours: false },
  '24h2': { timeMode: 24, timeSeparator: ':', padHours: true },
  '24h3': { timeMode: 24, timeSeparator: '.', padHours: true },
};

/** The language in which the server speaks to somebody. */
export function languageOf(caller: Pick<Caller, 'language'>, settings: Settings): string {
  return caller.language ?? settings.language;
}

/**
 * Settings every client needs (protocol 4.9): formats of the caller's language, overridden by those set for the server.
 */
export function globalSettings(settings: Settings, caller: Caller): GlobalSettings {
  const sendsMail = canSendMail(settings);
  const formats = formatsOfLanguage(languageOf(caller, settings));
  return {
    commentMaxLength: settings.commentMaxLength,
    fileMaxSize: settings.fileMaxSize,
    hideEmptyValues: settings.hideEmptyValues,
    selfRegister: canRegister(settings),
    registerAutoApprove: settings.registerAutoApprove,
    resetPassword: sendsMail,
    reports: sendsMail,
    subscriptions: sendsMail,
    historyFilter: toHistoryFilter(caller.historyFilter),
    historyOrder: settings.historyOrder,
    defaultFormat: settings.defaultFormat,
    ...(lookUp(numberFormats, settings.numberFormat) ?? numberFormats[formats.number]),
    ...(lookUp(dateFormats, settings.dateFormat) ?? dateFormats[formats.date]),
    ...(lookUp(timeFormats, settings.timeFormat) ?? timeFormats[formats.time]),
    firstDayOfWeek: settings.firstDay ?? formats.firstDay,
    defaultLanguage: settings.language,
  };
}

/** Whether a number is one of the four filters. */
export function isHistoryFilter(filter: number): filter is HistoryFilter {
  return filter >= 1 && filter <= 4;
}

function toHistoryFilter(filter: number): HistoryFilter {
  return isHistoryFilter(filter) ? filter : 1;
}

function lookUp<Format>(
  formats: Readonly<Record<string, Format>>,
  key: string | null,
): Format | undefined {
  return key !== null && Object.hasOwn(formats, key) ? formats[key] : undefined;
}
