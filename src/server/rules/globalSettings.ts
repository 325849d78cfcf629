import type { GlobalSettings } from '@/protocol/global';
import type { HistoryFilter } from '@/protocol/enums';

import type { Caller } from '@/server/core/caller';

import { formatsOfLanguage } from './languages';
import { dateFormats, numberFormats, readFormats, timeFormats } from './regionalFormats';
import { canRegister, canSendMail, type Settings } from './settings';

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
    ...readFormats(
      nameOf(numberFormats, settings.numberFormat) ?? numberFormats[formats.number],
      nameOf(dateFormats, settings.dateFormat) ?? dateFormats[formats.date],
      nameOf(timeFormats, settings.timeFormat) ?? timeFormats[formats.time],
    ),
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

function nameOf(formats: Readonly<Record<string, string>>, key: string | null) {
  return key !== null && Object.hasOwn(formats, key) ? formats[key] : undefined;
}
