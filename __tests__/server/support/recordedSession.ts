import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../support/recorded');

/** A call of the recorded session, in the order they were made (see its README). */
export interface RecordedCall {
  n: number;
  /** One cookie jar. */
  session: number;
  as: string;
  path: string;
  payload: object;
  file?: { name: string; type: string; content: string };
  /** Sent instead of the session's token. */
  csrf?: string;
  status: number;
  answer: Record<string, unknown>;
  /** Default: the whole answer. */
  compare?: 'shape' | 'no';
}

export function readRecording(name: 'session' | 'fresh'): RecordedCall[] {
  return readFileSync(path.join(folder, `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RecordedCall);
}

export function readUpload(content: string): Uint8Array {
  return readFileSync(path.join(folder, 'files', content));
}

/** An answer without what may differ between two correct servers, as text to compare. */
export function comparable(call: RecordedCall, status: number, answer: object): string {
  const reduce = call.compare === 'shape' ? outline : normalize;
  return JSON.stringify({ status, answer: 'text' in answer ? 'not json' : reduce(answer) });
}

/** Only whether it failed, or which parts it has: for answers that depend on the day. */
function outline(answer: { errorCode?: unknown; result?: unknown }): object {
  const { errorCode, result } = answer;
  if (errorCode !== undefined) return { errorCode };
  return { parts: typeof result === 'object' && result !== null ? Object.keys(result).sort() : [] };
}

const ignored = new Set(['errorMessage', 'row']);
const byTypeOnly = new Set(['csrfToken', 'serverUUID', 'timeZones', 'defaultTimeZone']);

function normalize(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => normalize(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !ignored.has(name))
        .sort(([first], [second]) => (first < second ? -1 : 1))
        .map(([name, part]) => [name, byTypeOnly.has(name) ? typeof part : normalize(part, name)]),
    );
  }
  return isTime(key, value) ? 'TIME' : value;
}

function isTime(key: string, value: unknown): boolean {
  const isLarge = typeof value === 'number' && Number.isInteger(value) && value > 1e9;
  return isLarge && (key === 'cells' || /date$|^date/i.test(key));
}
