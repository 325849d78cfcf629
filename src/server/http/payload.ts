import { integerRange } from '@/protocol/limits';

import { refuse } from './apiFailure';
import type { JsonObject } from './body';

/** Reads one field. Absent and null arrive as undefined. Anything of the wrong type ends the call with 402 (api 2.1). */
export interface Field<Value> {
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

/** A 32-bit integer. */
export const integer: Field<number> = {
  read(value) {
    const isInteger = typeof value === 'number' && Number.isInteger(value);
    if (!isInteger || value < integerRange.min || value > integerRange.max) {
      refuse('InvalidArguments');
    }
    return value;
  },
};

/** Any text that the database can store; its further rules are those of the call. */
export const text: Field<string> = {
  read(value) {
    if (typeof value !== 'string') refuse('InvalidArguments');
    if (value.includes('\0') || /\p{Surrogate}/u.test(value)) refuse('InvalidString');
    return value;
  },
};

export const flag: Field<boolean> = {
  read(value) {
    if (typeof value !== 'boolean') refuse('InvalidArguments');
    return value;
  },
};

/** A JSON object, read by the call itself. */
export const record: Field<JsonObject> = {
  read(value) {
    if (typeof value !== 'object' || value === null) refuse('InvalidArguments');
    return { ...value };
  },
};

/** An array, or an object whose values count as one. */
export function listOf<Item>(item: Field<Item>): Field<Item[]> {
  return {
    read: (value) =>
      Object.values(record.read(value)).map((entry) => item.read(entry ?? undefined)),
  };
}

export function object<F extends Fields>(fields: F): Field<PayloadOf<F>> {
  return { read: (value) => readFields(fields, record.read(value)) };
}

/** One of these strings. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]): Field<Choice> {
  return {
    read: (value) => choices.find((choice) => choice === value) ?? refuse('InvalidArguments'),
  };
}

export function optional<Value>(field: Field<Value>): Field<Value | null>;
export function optional<Value>(field: Field<Value>, fallback: Value): Field<Value>;
export function optional<Value>(
  field: Field<Value>,
  fallback: Value | null = null,
): Field<Value | null> {
  return { read: (value) => (value === undefined ? fallback : field.read(value)) };
}
