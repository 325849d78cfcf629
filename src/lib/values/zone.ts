/** A moment on the calendar, to the minute, without a zone of its own. Months count from 1. */
export interface CalendarTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Converts between UTC and the viewer's time; replaced in tests and on the server. */
export interface Zone {
  toLocal(utc: CalendarTime): CalendarTime;
  toUtc(local: CalendarTime): CalendarTime;
}

/** The zone of the browser. */
export const browserZone: Zone = {
  toLocal(utc) {
    const date = new Date(0);
    date.setUTCFullYear(utc.year, utc.month - 1, utc.day);
    date.setUTCHours(utc.hour, utc.minute);
    return localTimeOf(atHalfMinute(date));
  },
  toUtc(local) {
    const date = new Date(0);
    date.setFullYear(local.year, local.month - 1, local.day);
    date.setHours(local.hour, local.minute, 0, 0);
    return utcTimeOf(atHalfMinute(date));
  },
};

export function localTimeOf(date: Date): CalendarTime {
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
  };
}

export function utcTimeOf(date: Date): CalendarTime {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/** Offsets before about 1900 have seconds; reading the nearest minute keeps a conversion there and back exact. */
function atHalfMinute(date: Date): Date {
  return new Date(date.getTime() + 30_000);
}
