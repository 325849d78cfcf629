/** Formats a server may prescribe (protocol 4.10): the name of each is written in it. */
import type { GlobalSettings } from '@/protocol/global';
import type { KeyName } from '@/protocol/settings';

export const numberFormats = {
  dot1: '1000.00',
  dot2: '1,000.00',
  dot3: "1'000.00",
  com1: '1.000,00',
  com2: '1 000,00',
} as const;

export const dateFormats = {
  mdy1: 'm/d/yyyy',
  mdy2: 'mm/dd/yyyy',
  dmy1: 'dd/mm/yyyy',
  dmy2: 'd/mm/yyyy',
  dmy3: 'd/m/yyyy',
  dmy4: 'dd.mm.yyyy',
  dmy5: 'd.m.yyyy',
  dmy6: 'dd-mm-yyyy',
  dmy7: 'd-m-yyyy',
  ymd1: 'yyyy/mm/dd',
  ymd2: 'yyyy/m/d',
  ymd3: 'yyyy.mm.dd',
  ymd4: 'yyyy-mm-dd',
} as const;

export const timeFormats = {
  '12h1': 'h:mm tt',
  '24h1': 'H:mm',
  '24h2': 'HH:mm',
  '24h3': 'HH.mm',
} as const;

export function keyNames(formats: Readonly<Record<string, string>>): KeyName[] {
  return Object.entries(formats).map(([key, name]) => ({ key, name }));
}

const dateOrders = ['mdy', 'dmy', 'ymd'] as const;

/** What clients are told of formats, given by their names. */
export function readFormats(number: string, date: string, time: string) {
  return {
    groupSeparator: number.slice(1, -6),
    decimalSeparator: number.slice(-3, -2),
    dateOrder: dateOrders.find((order) => order.startsWith(date.charAt(0))) ?? 'ymd',
    dateSeparator: date.replace(/^[dmy]+/, '').charAt(0),
    padMonth: date.includes('mm'),
    padDay: date.includes('dd'),
    timeMode: time.endsWith('tt') ? 12 : 24,
    timeSeparator: time.replace(/^h+/i, '').charAt(0),
    padHours: time.startsWith('HH'),
  } satisfies Partial<GlobalSettings>;
}
