import pg from 'pg';
import { serialize } from 'pg-protocol';
import {
  CommandCompleteMessage,
  DatabaseError,
  DataRowMessage,
  ReadyForQueryMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages';
import { Parser } from 'pg-protocol/dist/parser';

import type { Form } from './preparedStatements';

/** What a statement answers. */
export interface QueryAnswer {
  rows: Record<string, unknown>[];
  /** `SELECT`, `INSERT` and so on. */
  command: string;
  /** Rows read or changed. */
  rowCount: number;
}

type Reader = (text: string) => unknown;

interface Column {
  name: string;
  read: Reader;
}

const { builtins } = pg.types;
/** Counts and times stay far below the numbers that JavaScript cannot hold. All other types stay text, as with pg. */
const readers: ReadonlyMap<number, Reader> = new Map<number, Reader>([
  ...[
    builtins.INT2,
    builtins.INT4,
    builtins.INT8,
    builtins.OID,
    builtins.FLOAT4,
    builtins.FLOAT8,
  ].map((type): [number, Reader] => [type, Number]),
  [builtins.BOOL, (text) => text === 't'],
  [builtins.JSON, (text): unknown => JSON.parse(text)],
  [builtins.JSONB, (text): unknown => JSON.parse(text)],
  [builtins.BYTEA, (text) => Buffer.from(text.slice(2), 'hex')],
]);

/**
 * A statement with its parameters as messages of PostgreSQL's protocol. PGlite's own `query` sends five, one by one, each
 * of which costs as much as a simple statement.
 */
export function encodeQuery(sql: string, parameters: readonly unknown[], form: Form): Uint8Array {
  const { close, parse, bind, describe, execute, sync } = serialize;
  const name = form.kind === 'text' ? '' : form.name;
  return joinMessages([
    ...(form.kind === 'preparing'
      ? form.closing.map((old) => close({ type: 'S', name: old }))
      : []),
    ...(form.kind === 'prepared' ? [] : [parse({ name, text: sql })]),
    bind({ statement: name, values: parameters.map(toWire) }),
    describe({ type: 'P' }),
    execute({}),
    sync(),
  ]);
}

/** With memory of its own, which can be handed to another thread. */
export function joinMessages(messages: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(messages.reduce((size, message) => size + message.byteLength, 0));
  let offset = 0;
  for (const message of messages) {
    all.set(message, offset);
    offset += message.byteLength;
  }
  return all;
}

/** What came back for so many statements: an answer each, or the error of the database with `code` and `constraint`. */
export function decodeAnswers(bytes: Uint8Array, count: number): (QueryAnswer | Error)[] {
  const answers: (QueryAnswer | Error)[] = [];
  let answer: QueryAnswer = { rows: [], command: '', rowCount: 0 };
  let columns: Column[] = [];
  let failure: Error | undefined;
  new Parser().parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), (message) => {
    if (message instanceof DataRowMessage) {
      answer.rows.push(readRow(columns, message.fields));
    } else if (message instanceof RowDescriptionMessage) {
      columns = message.fields.map(({ name, dataTypeID }) => ({
        name,
        read: readers.get(dataTypeID) ?? String,
      }));
    } else if (message instanceof CommandCompleteMessage) {
      answer = { ...answer, ...readCommand(message.text) };
    } else if (message instanceof DatabaseError) {
      failure ??= toError(message);
    } else if (message instanceof ReadyForQueryMessage) {
      answers.push(failure ?? answer);
      answer = { rows: [], command: '', rowCount: 0 };
      failure = undefined;
    }
  });
  if (answers.length !== count) throw new Error('The database gave an incomplete answer');
  return answers;
}

function readRow(
  columns: readonly Column[],
  fields: readonly (string | null)[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, { name, read }] of columns.entries()) {
    const text = fields[index] ?? null;
    row[name] = text === null ? null : read(text);
  }
  return row;
}

/** From a tag such as `INSERT 0 5` or `BEGIN`. */
function readCommand(tag: string): Pick<QueryAnswer, 'command' | 'rowCount'> {
  const words = tag.split(' ');
  const count = Number(words.at(-1));
  return { command: words[0] ?? '', rowCount: Number.isNaN(count) ? 0 : count };
}

/** Without the details, which repeat values of the statement. */
function toError({ message, code, constraint }: DatabaseError): Error {
  return Object.assign(new Error(message), { code, constraint });
}

/** As text, which the database reads according to the type it expects; bytes as they are. */
function toWire(value: unknown): string | Uint8Array | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return `{${value.map(toArrayElement).join(',')}}`;
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? value : `${value as number | bigint | boolean}`;
}

function toArrayElement(value: unknown): string {
  const text = toWire(value);
  return typeof text === 'string' ? `"${text.replace(/["\\]/g, '\\$&')}"` : 'NULL';
}
