import { type Decimal, decimalParts, readDecimal, rescale } from './decimals';
import type { FormatSettings } from './formats';

export type NumberFormats = Pick<FormatSettings, 'groupSeparator' | 'decimalSeparator'>;

export interface NumberRules {
  /** Places after the point, 0 to 6. */
  readonly decimal?: number | undefined;
  /** Leaves out trailing zeros when shown. */
  readonly strip?: boolean | undefined;
}

/** Shows a number of the server; what is no number is shown as it is, null as nothing. */
export function formatNumber(
  wire: string | null,
  rules: NumberRules,
  formats: NumberFormats,
): string {
  const number = readDecimal(wire ?? '');
  return number === null
    ? (wire ?? '')
    : formatDecimal(rescale(number, rules.decimal ?? 0), rules, formats);
}

/** Shows a count or another whole number. */
export function formatInteger(value: number, formats: NumberFormats): string {
  return formatNumber(value.toFixed(0), {}, formats);
}

/** Shows a decimal that has the places of its rules already. */
export function formatDecimal(
  number: Decimal,
  { strip = false }: NumberRules,
  formats: NumberFormats,
): string {
  const { sign, integer, fraction } = decimalParts(number);
  const grouped = integer.replace(
    /\d(?=(?:\d{3})+$)/g,
    `$&${formats.groupSeparator.replaceAll('$', '$$$$')}`,
  );
  const shown = strip ? fraction.replace(/0+$/, '') : fraction;
  return sign + grouped + (shown === '' ? '' : formats.decimalSeparator + shown);
}
