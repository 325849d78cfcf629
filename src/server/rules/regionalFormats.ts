import type { KeyName } from '@/protocol/settings';

/** Formats a server may prescribe (protocol 4.10). */
export const numberFormatNames: readonly KeyName[] = [
  { key: 'dot1', name: '1000.00' },
  { key: 'dot2', name: '1,000.00' },
  { key: 'dot3', name: "1'000.00" },
  { key: 'com1', name: '1.000,00' },
  { key: 'com2', name: '1 000,00' },
];

export const dateFormatNames: readonly KeyName[] = [
  { key: 'mdy1', name: 'm/d/yyyy' },
  { key: 'mdy2', name: 'mm/dd/yyyy' },
  { key: 'dmy1', name: 'dd/mm/yyyy' },
  { key: 'dmy2', name: 'd/mm/yyyy' },
  { key: 'dmy3', name: 'd/m/yyyy' },
  { key: 'dmy4', name: 'dd.mm.yyyy' },
  { key: 'dmy5', name: 'd.m.yyyy' },
  { key: 'dmy6', name: 'dd-mm-yyyy' },
  { key: 'dmy7', name: 'd-m-yyyy' },
  { key: 'ymd1', name: 'yyyy/mm/dd' },
  { key: 'ymd2', name: 'yyyy/m/d' },
  { key: 'ymd3', name: 'yyyy.mm.dd' },
  { key: 'ymd4', name: 'yyyy-mm-dd' },
];

export const timeFormatNames: readonly KeyName[] = [
  { key: '12h1', name: 'h:mm tt' },
  { key: '24h1', name: 'H:mm' },
  { key: '24h2', name: 'HH:mm' },
  { key: '24h3', name: 'HH.mm' },
];

export function keysOf(formats: readonly KeyName[]): string[] {
  return formats.map(({ key }) => key);
}
