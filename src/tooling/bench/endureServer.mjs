/**
 * `node src/tooling/bench/endureServer.mjs --address URL[,URL] --login L --password P --issues 1,2,3 -- COMMAND`: people write
 * comments without a pause while COMMAND does harm, such as restarting the database. Says whether every comment that was
 * acknowledged is there, and once, and after how long calls were answered right again. Ends with code 1 when not so, or
 * when that took longer than five seconds. `--writers N` (8), `--seconds N` before and after the harm (5).
 */
import { exec } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:8080' },
    issues: { type: 'string', default: '' },
    login: { type: 'string', default: 'admin' },
    password: { type: 'string', default: '' },
    seconds: { type: 'string', default: '5' },
    writers: { type: 'string', default: '8' },
  },
});
const addresses = values.address.split(',');
const issueIds = values.issues.split(',').map(Number);
const allowedMs = 5000;
const patienceMs = 15_000;

/** @returns {Promise<{ status: number, body: Record<string, any> }>} status 0 = no answer came */
async function post(address, path, payload, headers) {
  try {
    const response = await fetch(`${address}/server/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(payload),
      signal: globalThis.AbortSignal.timeout(patienceMs),
    });
    cookie ??= response.headers.getSetCookie()[0]?.split(';')[0];
    return { status: response.status, body: await response.json().catch(() => ({})) };
  } catch {
    return { status: 0, body: {} };
  }
}

let cookie;
const { login, password } = values;
const { body } = await post(addresses[0], '/login.php', { login, password }, {});
if (body.result === undefined) throw new Error(`Nobody could log in: ${JSON.stringify(body)}`);
const session = { cookie, 'x-csrf-token': body.result.csrfToken };

const run = `${Date.now()}`;
const acknowledged = new Map();
const failures = new Map();
let lastFailure = 0;
let isWriting = true;

async function write(writer) {
  for (let index = 0; isWriting; index += 1) {
    const issueId = issueIds[(writer + index) % issueIds.length];
    const comment = `${run}/${writer}/${index}`;
    const address = addresses[(writer + index) % addresses.length];
    const answer = await post(address, '/issues/comments/add.php', { issueId, comment }, session);
    if (answer.body.result !== undefined) {
      acknowledged.set(comment, answer.body.result.stampId);
      continue;
    }
    const kind = `${answer.status}/${answer.body.errorCode ?? '-'}`;
    failures.set(kind, (failures.get(kind) ?? 0) + 1);
    lastFailure = performance.now();
    await pause(50);
  }
}

const writing = Promise.all(Array.from({ length: Number(values.writers) }, (_, n) => write(n)));
await pause(Number(values.seconds) * 1000);
const before = acknowledged.size;
const harmed = performance.now();
await promisify(exec)(positionals.join(' '));
const repaired = performance.now();
await pause(Number(values.seconds) * 1000 + allowedMs);
isWriting = false;
await writing;

const found = new Map();
for (const issueId of new Set(issueIds)) {
  const load = { issueId, history: true };
  const { body: loaded } = await post(addresses[0], '/issues/load.php', load, session);
  for (const { id, text } of loaded.result.history) {
    if (text?.startsWith(`${run}/`)) found.set(text, [...(found.get(text) ?? []), id]);
  }
}
const lost = [...acknowledged].filter(([text, id]) => !found.get(text)?.includes(id));
const doubled = [...found.values()].filter((ids) => ids.length > 1);
const healedMs = Math.max(0, lastFailure - repaired);

console.log(
  `acknowledged ${acknowledged.size} (${before} before), lost ${lost.length}, doubled ${doubled.length}`,
);
console.log(
  `found without an answer: ${[...found.keys()].filter((text) => !acknowledged.has(text)).length}`,
);
console.log(`failures (status/code): ${JSON.stringify(Object.fromEntries(failures))}`);
console.log(
  `harm took ${Math.round(repaired - harmed)} ms, last failure ${Math.round(healedMs)} ms after it`,
);
if (lost.length > 0 || doubled.length > 0 || healedMs > allowedMs) process.exitCode = 1;
