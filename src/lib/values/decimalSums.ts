import { type Decimal, readDecimal, rescale } from './decimals';

/** What is known of several numbers together; exact, whatever their places. */
export interface DecimalSum {
  readonly sum: Decimal;
  /** How many numbers these are. */
  readonly count: number;
}

/** Of at most 15 digits. */
const short = /^-?\d{1,15}$|^-?(?=[\d.]{3,16}$)\d+\.\d+$/;
const mostPlaces = 15;
/** Sums of numbers of 15 digits stay exact up to here, whichever comes next. */
const mostUnits = 8e15;

/**
 * Of numbers as they travel; texts that are none, such as empty ones, do not count. Lists are long, and few numbers have
 * more digits than a machine adds exactly.
 */
export function sumOf(texts: Iterable<string>): DecimalSum {
  /** By their places. */
  const units = new Float64Array(mostPlaces);
  const long: Decimal[] = [];
  let count = 0;
  for (const text of texts) {
    if (text === '') continue;
    if (short.test(text)) {
      const point = text.indexOf('.');
      const places = point < 0 ? 0 : text.length - point - 1;
      const sum = (units[places] ?? 0) + Math.round(Number(text) * 10 ** places);
      const isTooLong = Math.abs(sum) > mostUnits;
      if (isTooLong) long.push({ units: BigInt(sum), places });
      units[places] = isTooLong ? 0 : sum;
    } else {
      const number = readDecimal(text);
      if (number === null) continue;
      long.push(number);
    }
    count += 1;
  }
  units.forEach((sum, places) => {
    if (sum !== 0) long.push({ units: BigInt(sum), places });
  });
  return { sum: added(long), count };
}

function added(numbers: readonly Decimal[]): Decimal {
  const places = Math.max(0, ...numbers.map((number) => number.places));
  const units = numbers.reduce((sum, number) => sum + rescale(number, places).units, 0n);
  return { units, places };
}

/** With so many places, halves rounded away from zero; null of no numbers. */
export function averageOf({ sum, count }: DecimalSum, places: number): Decimal | null {
  if (count === 0) return null;
  const dividend = sum.units * 10n ** BigInt(places);
  const divisor = BigInt(count) * 10n ** BigInt(sum.places);
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return { units: dividend < 0n ? -rounded : rounded, places };
}
