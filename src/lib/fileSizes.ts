import type { FormatSettings } from './values/formats';
import { formatNumber } from './values/formatNumbers';

/** A size of a file as it is told to people: the unit's name is the caller's. */
export interface FileSize {
  readonly unit: 'bytes' | 'kB' | 'MB';
  /** In the user's number format. */
  readonly amount: string;
}

/** Bytes below 1024, kB below 1024 kB, else MB; at most one decimal (screens 13.7). */
export function fileSize(bytes: number, formats: FormatSettings): FileSize {
  if (bytes < 1024) {
    return { unit: 'bytes', amount: formatNumber(bytes.toFixed(0), {}, formats) };
  }
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? { unit: 'kB', amount: withOneDecimal(kilobytes, formats) }
    : { unit: 'MB', amount: withOneDecimal(kilobytes / 1024, formats) };
}

function withOneDecimal(amount: number, formats: FormatSettings): string {
  return formatNumber(
    (Math.round(amount * 10) / 10).toFixed(1),
    { decimal: 1, strip: true },
    formats,
  );
}
