/** A companion of its own that holds the recorded tracker: empty at first, filled by the calls that filled the real one. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Companion, startCompanion } from './startCompanion';

const recording = path.resolve(import.meta.dirname, '../../support/recorded');

/** The last call that filled the tracker; from then on it was only read, refused and changed in trials. */
const LAST_FILLING = 857;

/** Calls that ask and change nothing. */
const asking = /\/(global|load|list)\.php$/;

interface RecordedCall {
  n: number;
  /** One cookie jar. */
  session: number;
  path: string;
  payload: object;
  file?: { name: string; type: string; content: string };
}

/** The password of a recorded user (see the README of the recording). */
export function recordedPassword(login: string): string {
  return `${login.charAt(0).toUpperCase()}${login.slice(1)}-pass-1`;
}

export async function startRecordedTracker(): Promise<Companion> {
  const admin = [
    '--admin-password',
    recordedPassword('admin'),
    '--admin-email',
    'admin@example.com',
  ];
  const server = ['--empty', '--server-name', 'Acme Issue Tracker', '--log-level', 'fatal'];
  const companion = await startCompanion([...server, ...admin]);
  await fill(companion.address);
  return companion;
}

/** Repeats what was recorded, one call after the other, as ids count. */
async function fill(address: string): Promise<void> {
  const text = await readFile(path.join(recording, 'session.jsonl'), 'utf8');
  const calls = text
    .trimEnd()
    .split('\n', LAST_FILLING)
    .map((line) => JSON.parse(line) as RecordedCall);
  const sessions = new Map<number, Record<string, string>>();
  for (const call of calls.filter((each) => !asking.test(each.path))) {
    const response = await fetch(`${address}/server/api${call.path}`, {
      method: 'POST',
      headers: {
        ...sessions.get(call.session),
        ...(!call.file && { 'content-type': 'application/json' }),
      },
      body: call.file ? await toForm(call.payload, call.file) : JSON.stringify(call.payload),
    });
    const { result } = (await response.json()) as { result?: unknown };
    if (result === undefined) throw new Error(`Recorded call ${call.n} was refused.`);
    if (call.path === '/login.php') {
      sessions.set(call.session, {
        cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
        'x-csrf-token': (result as { csrfToken: string }).csrfToken,
      });
    }
  }
}

async function toForm(payload: object, file: NonNullable<RecordedCall['file']>) {
  const content = await readFile(path.join(recording, 'files', file.content));
  const form = new FormData();
  form.set('data', JSON.stringify(payload));
  form.set('file', new Blob([new Uint8Array(content)], { type: file.type }), file.name);
  return form;
}
