/** Lengths of styles, worked out as a browser does: sums, products, `min`, `max`, and values that have names. */

/** Values by the names of their custom properties. */
export type Lengths = Readonly<Record<string, string | undefined>>;

/**
 * In px.
 *
 * @param room what `100cqi` and `100%` are
 */
export function lengthOf(value: string, known: Lengths, room: number): number {
  const tokens = [...(filledIn(value, known) ?? '').matchAll(/[a-z]+\(|\d+(\.\d+)?[a-z%]*|\S/g)];
  const reader = { left: tokens.map(([token]) => token), room };
  const result = sum(reader);
  if (reader.left.length > 0) throw new Error(`Not understood: ${reader.left.join(' ')}`);
  return result;
}

/** With values in place of names; null where one has none, and nothing stands in for it. */
function filledIn(value: string, known: Lengths): string | null {
  const start = value.lastIndexOf('var(');
  if (start < 0) return value;
  const end = value.indexOf(')', start);
  // The last one holds no other, but may stand in for one before it: what is inside is filled in first.
  const [name = '', instead] = value.slice(start + 4, end).split(/,(.*)/s);
  const own = known[name.trim()];
  const found = own === undefined ? null : filledIn(own, known);
  const next = found ?? instead?.trim() ?? null;
  if (next === null) return null;
  return filledIn(`${value.slice(0, start)}(${next})${value.slice(end + 1)}`, known);
}

interface Reader {
  left: string[];
  room: number;
}

function sum(reader: Reader): number {
  let total = product(reader);
  while (reader.left[0] === '+' || reader.left[0] === '-') {
    const sign = reader.left.shift() === '+' ? 1 : -1;
    total += sign * product(reader);
  }
  return total;
}

function product(reader: Reader): number {
  let total = factor(reader);
  while (reader.left[0] === '*') {
    reader.left.shift();
    total *= factor(reader);
  }
  return total;
}

function factor(reader: Reader): number {
  const token = reader.left.shift() ?? '';
  if (token.endsWith('(')) {
    const values = [sum(reader)];
    while (reader.left[0] === ',') {
      reader.left.shift();
      values.push(sum(reader));
    }
    reader.left.shift();
    if (token === 'max(') return Math.max(...values);
    return Math.min(...values);
  }
  const [, number, unit = ''] = /^([\d.]+)(px|cqi|%)?$/.exec(token) ?? [];
  if (number === undefined) throw new Error(`No length: ${token}`);
  return unit === 'cqi' || unit === '%' ? (Number(number) * reader.room) / 100 : Number(number);
}
