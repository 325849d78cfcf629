import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which nobody waits for an answer any more. */
const patience = 15_000;
/** Milliseconds before somebody whose call has failed makes the next one. */
const pauseAfterFailure = 50;
/** Milliseconds: an answer that takes longer is not right, whatever it says. */
const longest = 1000;
const sharedIssues = 3;

/** What one who writes does, again and again. `read` looks at what was marked. */
export const kinds = ['comment', 'edit', 'move', 'mark', 'read'];

/**
 * @typedef {object} Told what the server has said of one change
 * @property {'comment' | 'edit' | 'move'} kind
 * @property {number} issueId
 * @property {string} text what only this change has written; a move writes nothing of its own
 * @property {number | null} stamp that acknowledged it; null = not acknowledged
 * @property {boolean} isRefused the server has said that nothing was done
 *
 * @typedef {object} Outcome
 * @property {number} acknowledged changes and marks
 * @property {number} lost of those
 * @property {number} doubled changes that are there twice
 * @property {number} unexplained changes that are there although the server said that nothing was done
 * @property {number} silent changes that are there and were answered by nobody
 * @property {Record<string, number>} failures by kind, status and code
 * @property {Record<string, number>} healedMs by kind: from `harmed()` to the end of the last call that failed or took long
 */

/** The tracker that people write to: a project of its own, and an issue and two folders for everybody. */
export async function prepareWriters(addresses, { admin, writers }) {
  const post = poster(addresses);
  const own = await logIn(post, 0, admin);
  const call = async (path, payload) => {
    const { body } = await post(0, path, payload, own);
    if (body.result === undefined) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body.result;
  };
  const name = `Endurance ${Date.now()}`;
  const { types } = await call('/global.php', {});
  const typeId = types[0].id;
  const { projectId } = await call('/projects/add.php', { name });
  const addFolder = async (folder) =>
    (await call('/projects/folders/add.php', { projectId, typeId, name: folder })).folderId;
  const addIssue = async (folderId, issue) =>
    (await call('/issues/add.php', { folderId, name: issue })).issueId;
  const [here, there] = [await addFolder('Here'), await addFolder('There')];
  const shared = [];
  for (let index = 0; index < sharedIssues; index += 1) shared.push(await addIssue(here, 'Shared'));
  const people = [];
  for (let number = 0; number < writers; number += 1) {
    const user = {
      login: `${name.toLowerCase().replace(' ', '')}w${number}`,
      password: 'Endurance-1',
    };
    const { userId } = await call('/users/add.php', { ...user, name: `${name} ${number}` });
    await call('/projects/members/edit.php', { projectId, users: [userId], access: 2 });
    const marked = await addFolder(`Marked ${number}`);
    for (const issue of ['One', 'Two']) await addIssue(marked, issue);
    const issueId = await addIssue(here, `Own ${number}`);
    people.push({ number, user, folders: [here, there], marked, issueId, shared });
  }
  for (const person of people) {
    person.session = await logIn(post, person.number, person.user);
  }
  return { people, post };
}

/**
 * Lets people write without a pause until the answered `stop` is called, which says what has become of it.
 *
 * @param {Awaited<ReturnType<typeof prepareWriters>>} prepared
 */
export function startWriting({ people, post }) {
  const run = `${Date.now()}`;
  /** @type {Told[]} */
  const told = [];
  const failures = {};
  const last = {};
  let lostMarks = 0;
  let marks = 0;
  let isWriting = true;
  let harmedAt = Infinity;

  /** Answers the result; null when there is none. */
  async function ask(person, kind, path, payload) {
    const begin = performance.now();
    const { status, body } = await post(person.number, path, payload, person.session);
    const isRight = body.result !== undefined;
    const end = performance.now();
    if (!isRight) {
      const what = `${kind} ${status}/${body.errorCode ?? '-'}`;
      failures[what] = (failures[what] ?? 0) + 1;
    }
    if (!isRight || end - begin > longest) last[kind] = Math.max(last[kind] ?? 0, end);
    if (!isRight) await pause(pauseAfterFailure);
    return { result: body.result ?? null, isRight, isRefused: body.errorCode !== undefined };
  }

  async function change(person, kind, path, { text, ...payload }) {
    const { result, isRefused } = await ask(person, kind, path, payload);
    const { issueId } = payload;
    told.push({ kind, issueId, text, stamp: result?.stampId ?? null, isRefused });
  }

  /** Nobody else marks for this person: what was acknowledged is so. */
  async function markAndRead(person, read) {
    const { marked } = person;
    const { isRight } = await ask(person, 'mark', '/issues/mark.php', { folderId: marked, read });
    const list = { folderId: marked, limit: 10 };
    const { result } = await ask(person, 'read', '/issues/list.php', list);
    if (!isRight) return;
    marks += 1;
    if (result?.issues.some((issue) => (issue.read !== null) !== read)) lostMarks += 1;
  }

  async function write(person) {
    const { number, shared, issueId, folders } = person;
    for (let turn = 0; isWriting; turn += 1) {
      const text = `${run}/${number}/${turn}`;
      const target = shared[(number + turn) % shared.length];
      await change(person, 'comment', '/issues/comments/add.php', {
        issueId: target,
        comment: text,
        text,
      });
      await change(person, 'edit', '/issues/edit.php', { issueId, name: text, text });
      const move = { issueId, folderId: folders[turn % 2], text: '' };
      await change(person, 'move', '/issues/move.php', move);
      await markAndRead(person, turn % 2 === 0);
    }
  }

  const writing = Promise.all(people.map(write));

  return {
    /** From now on what fails is counted. */
    harmed() {
      harmedAt = performance.now();
    },

    /** @returns {Promise<Outcome>} */
    async stop() {
      isWriting = false;
      await writing;
      const histories = new Map();
      const [reader] = people;
      for (const issueId of new Set(told.map((each) => each.issueId))) {
        const load = { issueId, history: true };
        const { body } = await post(0, '/issues/load.php', load, reader.session);
        histories.set(issueId, body.result.history);
      }
      const compared = compare(told, histories);
      return {
        ...compared,
        lost: compared.lost + lostMarks,
        acknowledged: told.filter(({ stamp }) => stamp !== null).length + marks,
        failures,
        healedMs: Object.fromEntries(
          kinds.map((kind) => [kind, Math.max(0, Math.round((last[kind] ?? 0) - harmedAt))]),
        ),
      };
    },
  };
}

/**
 * What was told against what is there.
 *
 * @param {Told[]} told
 * @param {Map<number, { id: number, text?: string, new?: string }[]>} histories by issue
 * @returns {Pick<Outcome, 'lost' | 'doubled' | 'unexplained' | 'silent'>}
 */
export function compare(told, histories) {
  const counts = { lost: 0, doubled: 0, unexplained: 0, silent: 0 };
  for (const { issueId, text, stamp, isRefused } of told) {
    const history = histories.get(issueId) ?? [];
    const found = text === '' ? [] : history.filter((entry) => (entry.text ?? entry.new) === text);
    if (found.length > 1) counts.doubled += 1;
    if (stamp === null) {
      if (found.length > 0) counts[isRefused ? 'unexplained' : 'silent'] += 1;
      continue;
    }
    const kept = text === '' ? history : found;
    if (!kept.some(({ id }) => id === stamp)) counts.lost += 1;
  }
  return counts;
}

async function logIn(post, number, user) {
  const { cookie, body } = await post(number, '/login.php', user, {});
  if (body.result === undefined) throw new Error(`Nobody could log in: ${JSON.stringify(body)}`);
  return { cookie, 'x-csrf-token': body.result.csrfToken };
}

/** Sends calls to the processes in turn. Status 0 = no answer came. */
function poster(addresses) {
  return async (number, path, payload, headers) => {
    try {
      const address = addresses[number % addresses.length];
      const response = await fetch(`${address}/server/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(payload),
        signal: globalThis.AbortSignal.timeout(patience),
      });
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
      return { status: response.status, cookie, body: await response.json().catch(() => ({})) };
    } catch {
      return { status: 0, body: {} };
    }
  };
}
