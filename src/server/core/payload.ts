import { codePoints } from '@/lib/values/codePoints';
import { integerRange } from '@/protocol/limits';

import type { Shape } from './payloadShape';
import { refuse } from './refusal';

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Reads one field. Absent and null arrive as undefined. Anything of the wrong type ends the call with 402
 * (protocol 2.1).
 */
export interface Field<Value> {
  /** What the field takes at most. */
  shape: Shape;
  read(value: unknown): Value;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

export type PayloadOf<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['read']> };

/** Reads the fields in their declared order and ignores all others. */
export function readFields<F extends Fields>(fields: F, body: JsonObject): PayloadOf<F> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field.read(Object.hasOwn(body, name) ? (body[name] ?? undefined) : undefined),
  ]);
  // Parse edge: the entries are the fields of F, each read by its own reader.
  return Object.fromEntries(entries) as PayloadOf<F>;
}

/** What these fields take at most. */
export function shapeOf(fields: Fields): Shape {
  const shapes = Object.entries(fields).map(([name, { shape }]) => [name, shape] as const);
  return { kind: 'object', fields: Object.fromEntries(shapes) };
}

/** A 32-bit integer. */
export const integer: Field<number> = {
  shape: { kind: 'scalar' },
  read(value) {
    const isInteger = typeof value === 'number' && Number.isInteger(value);
    if (!isInteger || value < integerRange.min || value > integerRange.max) {
      refuse('InvalidArguments');
    }
    return value;
  },
};

/**
 * Any text of so many characters that the database can store; its further rules are those of the call.
 * Codes: 402, 319, 327.
 */
export function text({ max }: { max: number }): Field<string> {
  return {
    shape: { kind: 'text', max },
    read(value) {
      if (typeof value !== 'string') refuse('InvalidArguments');
      checkStorable(value, max);
      return value;
    },
  };
}

/** Ids joined by commas, at most so many; the call splits them. Codes: 402, 319. */
export function idText({ max }: { max: number }): Field<string> {
  return {
    shape: { kind: 'ids', max },
    read(value) {
      if (typeof value !== 'string' || value.length > max * maxIdLength) refuse('InvalidArguments');
      if (value.split(',', max + 1).length > max) refuse('InvalidArguments');
      checkStorable(value, max * maxIdLength);
      return value;
    },
  };
}

/** An id of ten digits and a comma. */
const maxIdLength = 11;

export const flag: Field<boolean> = {
  shape: { kind: 'scalar' },
  read(value) {
    if (typeof value !== 'boolean') refuse('InvalidArguments');
    return value;
  },
};

/**
 * A JSON object whose entries are read by the call itself: texts of so many characters, and lists with so many of them.
 * Codes: 402, 319, 327.
 */
export function record(bounds: { maxItems: number; maxLength: number }): Field<JsonObject> {
  return {
    shape: { kind: 'record', ...bounds },
    read(value) {
      const entries = asObject(value);
      for (const entry of Object.values(entries)) checkEntry(entry, bounds);
      return entries;
    },
  };
}

function checkEntry(
  entry: unknown,
  { maxItems, maxLength }: { maxItems: number; maxLength: number },
): void {
  const parts: readonly unknown[] = Array.isArray(entry) ? entry : [entry];
  if (parts.length > maxItems) refuse('InvalidArguments');
  for (const part of parts) {
    if (typeof part === 'string') checkStorable(part, maxLength);
  }
}

/** An array of at most so many items, or an object whose values count as one. More are refused with 402. */
export function listOf<Item>(item: Field<Item>, { max }: { max: number }): Field<Item[]> {
  return {
    shape: { kind: 'list', max, item: item.shape },
    read(value) {
      const entries = Object.values(asObject(value));
      if (entries.length > max) refuse('InvalidArguments');
      return entries.map((entry) => item.read(entry ?? undefined));
    },
  };
}

export function object<F extends Fields>(fields: F): Field<PayloadOf<F>> {
  return { shape: shapeOf(fields), read: (value) => readFields(fields, asObject(value)) };
}

/** One of these strings. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]): Field<Choice> {
  return {
    shape: { kind: 'scalar' },
    read: (value) => choices.find((choice) => choice === value) ?? refuse('InvalidArguments'),
  };
}

export function optional<Value>(field: Field<Value>): Field<Value | null>;
export function optional<Value>(field: Field<Value>, fallback: Value): Field<Value>;
export function optional<Value>(
  field: Field<Value>,
  fallback: Value | null = null,
): Field<Value | null> {
  return {
    shape: field.shape,
    read: (value) => (value === undefined ? fallback : field.read(value)),
  };
}

function asObject(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null) refuse('InvalidArguments');
  return { ...value };
}

/** Codes: 327, 319. */
function checkStorable(value: string, max: number): void {
  if (value.length > max && isLongerThan(value, max)) refuse('StringTooLong');
  if (value.includes('\0') || /\p{Surrogate}/u.test(value)) refuse('InvalidString');
}

/** The protocol counts characters, each of which is one UTF-16 unit or two; without looking at more of them than allowed. */
function isLongerThan(value: string, max: number): boolean {
  return value.length > 2 * max || codePoints(value) > max;
}
