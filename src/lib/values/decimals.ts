/** An exact decimal number: `units` / 10 ^ `places`. Floating point would round amounts that the server keeps. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

/** Reads plain notation (`-12.50`); null when the text is not a number in it. */
export function readDecimal(text: string): Decimal | null {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text);
  if (!match) {
    return null;
  }
  const [, sign = '', integer = '', fraction = ''] = match;
  return { units: BigInt(sign + integer + fraction), places: fraction.length };
}

/** The same number with so many places, halves rounded away from zero. */
export function rescale({ units, places }: Decimal, to: number): Decimal {
  if (to >= places) {
    return { units: units * power(to - places), places: to };
  }
  const divisor = power(places - to);
  const size = magnitude(units);
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return { units: units < 0n ? -rounded : rounded, places: to };
}

/** Negative, zero or positive as the first is less than, equal to or greater than the second. */
export function compareDecimals(first: Decimal, second: Decimal): number {
  const places = Math.max(first.places, second.places);
  const difference = rescale(first, places).units - rescale(second, places).units;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** Sign, digits before and digits after the point; zero never has a sign. */
export function decimalParts({ units, places }: Decimal): {
  sign: '' | '-';
  integer: string;
  fraction: string;
} {
  const digits = magnitude(units)
    .toString()
    .padStart(places + 1, '0');
  return {
    sign: units < 0n ? '-' : '',
    integer: digits.slice(0, digits.length - places),
    fraction: digits.slice(digits.length - places),
  };
}

function magnitude(units: bigint): bigint {
  return units < 0n ? -units : units;
}

function power(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
