import { readdir } from 'node:fs/promises';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openTracker } from '../trackerApi.mjs';
import { admin } from './targets.mjs';
import { commonWord, otherWords, rareWord } from './fillTracker.mjs';
import { processorTime } from './processorTime.mjs';

const pageSize = 50;
/** Changed by others between two calls for alerts, where hundreds of people save. */
const changedFolders = 100;

/**
 * @typedef {object} PlannedCall Before those `afterWrite` an issue of the list is changed, so that nothing that was remembered
 *   of its folder still holds; before those `afterReading` it is also read; `prepare` is done before each of others
 * @property {string} name
 * @property {string} path
 * @property {() => object} payload
 * @property {boolean} [afterWrite]
 * @property {boolean} [afterReading]
 * @property {() => Promise<unknown>} [prepare]
 * @property {() => Record<string, string>} [headers] of somebody else
 * @property {number} [runs]
 */

/**
 * The calls that are measured, one after the other.
 *
 * @param {Awaited<ReturnType<typeof openTracker>>} tracker
 * @returns {Promise<PlannedCall[]>}
 */
async function plannedCalls(tracker) {
  const { types } = await tracker.call('/global.php', {});
  const named = (list, name) => list.find((each) => each.name === name);
  const bugs = named(types, 'Bugs');
  const tasks = named(types, 'Tasks');
  const requests = named(types, 'Requests');
  const column = (type, name) => 1000 + named(type.attributes, name).id;
  const view = (type, name) => named(type.views, name).id;
  const status = column(bugs, 'Status');
  const { viewId: newBugs } = await tracker.call('/types/views/add.php', {
    typeId: bugs.id,
    isPublic: false,
    name: `New bugs ${Date.now()}`,
    columns: `1,0,${status}`,
    sortColumn: 1,
    sortAscending: true,
    filters: [{ column: status, operator: 'EQ', value: 'New' }],
  });
  const { issues } = await tracker.call('/issues/list.php', { typeId: bugs.id, limit: 200 });
  const issueIds = issues.map(({ id }) => id);
  let turn = 0;
  const nextIssue = () => issueIds[(turn += 1) % issueIds.length];
  const { details } = await tracker.call('/issues/load.php', { issueId: issueIds[0] });
  const list = (name, query, afterWrite = false) => ({
    name: afterWrite ? `${name}, after a write` : name,
    path: '/issues/list.php',
    payload: () => ({ limit: pageSize, ...query }),
    afterWrite,
  });
  const ofBugs = (query) => ({ typeId: bugs.id, ...query });
  const unsearched = otherWords.values();
  const markBugs = (read) => ({ typeId: bugs.id, read });
  let spread = null;
  const saveInManyFolders = async () => {
    spread ??= await issuesOfFolders(tracker, bugs.id);
    for (const issueId of spread) {
      await tracker.call('/issues/comments/add.php', { issueId, comment: 'x' });
    }
  };
  let marker = null;
  let markers = 0;
  return [
    list('list by id', ofBugs({})),
    list('list by id', ofBugs({}), true),
    list('list from row 5,000', ofBugs({ offset: 5000 }), true),
    list('newest change first', ofBugs({ sortColumn: 4, sortAscending: false }), true),
    list('sort by name', ofBugs({ sortColumn: 0 }), true),
    list('sort by item', ofBugs({ sortColumn: status }), true),
    list('sort by item, last first', ofBugs({ sortColumn: status, sortAscending: false }), true),
    list('sort by number', ofBugs({ sortColumn: column(bugs, 'Priority') }), true),
    list(
      'sort by date, last first',
      ofBugs({ sortColumn: column(bugs, 'Due date'), sortAscending: false }),
      true,
    ),
    list('sort by assignee', ofBugs({ sortColumn: column(bugs, 'Assigned to') }), true),
    list('sort by author', ofBugs({ sortColumn: 3 }), true),
    list('sort by place', ofBugs({ sortColumn: 6 }), true),
    list('view: status is New', { viewId: newBugs }, true),
    list('view: open bugs (two NEQ)', { viewId: view(bugs, 'Open bugs') }, true),
    list('view: assigned to me', { viewId: view(bugs, 'Assigned to me') }, true),
    list('view: late tasks (date and NEQ)', { viewId: view(tasks, 'Late') }),
    list('view: late tasks (date and NEQ)', { viewId: view(tasks, 'Late') }, true),
    list('search names, rare word', ofBugs({ searchColumn: 0, searchValue: rareWord }), true),
    list('search names, no match', ofBugs({ searchColumn: 0, searchValue: 'xylophone' }), true),
    list('search names, common word', ofBugs({ searchColumn: 0, searchValue: commonWord }), true),
    list(
      'search a text, rare word',
      { typeId: requests.id, searchColumn: column(requests, 'Notes'), searchValue: rareWord },
      true,
    ),
    list(
      'search the open bugs',
      { viewId: view(bugs, 'Open bugs'), searchColumn: 0, searchValue: 'invoice' },
      true,
    ),
    {
      ...list('search names, a word for the first time'),
      payload: () => ({
        ...ofBugs({ searchColumn: 0, searchValue: unsearched.next().value }),
        limit: pageSize,
      }),
    },
    {
      ...list('search the open bugs, a word for the first time'),
      payload: () => ({
        viewId: view(bugs, 'Open bugs'),
        searchColumn: 0,
        searchValue: unsearched.next().value,
        limit: pageSize,
      }),
    },
    { ...list('10,000 rows for CSV', ofBugs({ limit: 10_000, html: false })), runs: 5 },
    { name: 'global', path: '/global.php', payload: () => ({}) },
    {
      name: 'load an issue',
      path: '/issues/load.php',
      payload: () => ({
        issueId: nextIssue(),
        description: true,
        attributes: true,
        history: true,
        html: true,
      }),
    },
    { name: 'alerts, five', path: '/alerts/status.php', payload: () => ({}), afterWrite: true },
    {
      name: 'alerts, five, after reading an issue',
      path: '/alerts/status.php',
      payload: () => ({}),
      afterReading: true,
    },
    {
      name: `alerts, five, after ${changedFolders} saves in as many folders`,
      path: '/alerts/status.php',
      payload: () => ({}),
      prepare: saveInManyFolders,
    },
    {
      name: 'add an issue',
      path: '/issues/add.php',
      payload: () => ({ folderId: details.folderId, name: 'Added by the benchmark', values: [] }),
    },
    {
      name: 'edit an issue',
      path: '/issues/edit.php',
      payload: () => ({
        issueId: nextIssue(),
        values: [{ id: status - 1000, value: turn % 2 === 0 ? 'Confirmed' : 'In progress' }],
      }),
    },
    {
      name: 'comment',
      path: '/issues/comments/add.php',
      payload: () => ({ issueId: nextIssue(), comment: 'A comment of the benchmark' }),
    },
    {
      name: 'mark a type as read',
      path: '/issues/mark.php',
      payload: () => markBugs(true),
      runs: 5,
    },
    {
      name: 'mark a type as read that is unread',
      path: '/issues/mark.php',
      payload: () => markBugs(true),
      prepare: () => tracker.call('/issues/mark.php', markBugs(false)),
      runs: 5,
    },
    {
      // Everybody has read thousands of issues one by one, which a mark takes the place of. Only once, so each is another one.
      name: 'mark a type as read, for the first time',
      path: '/issues/mark.php',
      payload: () => markBugs(true),
      prepare: async () => {
        markers += 1;
        marker = await openTracker(tracker.address, personOf(people - markers));
      },
      headers: () => marker.headers(),
      runs: 5,
    },
    {
      name: 'alerts, five, bugs marked',
      path: '/alerts/status.php',
      payload: () => ({}),
      afterWrite: true,
    },
    {
      name: 'mark what a search finds',
      path: '/issues/mark.php',
      payload: () => ({ typeId: tasks.id, searchColumn: 0, searchValue: 'merge', read: true }),
      runs: 5,
    },
    {
      name: 'mark a type as unread',
      path: '/issues/mark.php',
      payload: () => markBugs(false),
      prepare: () => tracker.call('/issues/mark.php', markBugs(true)),
      runs: 5,
    },
    {
      name: 'alerts, five, bugs unread',
      path: '/alerts/status.php',
      payload: () => ({}),
      afterWrite: true,
    },
  ].map((call) => ({
    ...call,
    write: () => tracker.call('/issues/comments/add.php', { issueId: nextIssue(), comment: 'x' }),
    read: () =>
      tracker.call('/issues/load.php', {
        issueId: issueIds[turn % issueIds.length],
        history: true,
      }),
  }));
}

/** An issue of each of so many folders. */
async function issuesOfFolders(tracker, typeId) {
  const { projects } = await tracker.call('/global.php', {});
  const folders = projects
    .flatMap((project) => project.folders ?? [])
    .filter((folder) => folder.typeId === typeId);
  const found = [];
  for (const { id } of folders) {
    const { issues } = await tracker.call('/issues/list.php', { folderId: id, limit: 1 });
    found.push(...issues.map((issue) => issue.id));
    if (found.length === changedFolders) return found;
  }
  throw new Error('The tracker has too few folders with issues');
}

/** How often a call is made before it counts: statements that come again are prepared. */
const warmUps = 3;

/**
 * Measures one call after the other.
 *
 * @param {string} address of the companion
 * @param {{ runs: number, only?: string, onCall?: (name: string | null) => void, processes?: () => Promise<number[]> }} options `only`
 *   is a part of the names of those that are made; `onCall` hears which call begins, null at the end; `processes` answers the
 *   ids of those that do the work
 * @returns {Promise<Map<string, { times: number[], work: number[] }>>} milliseconds by name, and those of processors
 */
export async function measureCalls(
  address,
  { runs, only = '', onCall = () => undefined, processes = async () => [] },
) {
  const tracker = await openTracker(address, admin);
  const calls = (await plannedCalls(tracker)).filter(({ name }) => name.includes(only));
  const send = sender(address, tracker.headers(), 1);
  const results = new Map();
  for (const call of calls) {
    const times = [];
    const work = [];
    const count = Math.min(call.runs ?? runs, runs);
    for (let run = -Math.min(warmUps, count); run < count; run += 1) {
      if (call.afterWrite || call.afterReading) await call.write();
      if (call.afterReading) await call.read();
      await call.prepare?.();
      const pids = await processes();
      const before = processorTime(pids);
      onCall(run < 0 ? null : call.name);
      const time = await send(call.path, call.payload(), call.headers?.());
      onCall(null);
      if (run < 0) continue;
      times.push(time);
      work.push(processorTime(pids) - before);
    }
    results.set(call.name, { times, work });
  }
  send.close();
  return results;
}

/** What is made once a start, before anything is remembered. */
const firstCalls = [
  'global',
  'list by id',
  'sort by item, after a write',
  'view: open bugs (two NEQ), after a write',
  'search names, common word, after a write',
  'alerts, five',
  'load an issue',
];

/**
 * Measures the first calls of a process that has just started, each of which is the first of its kind.
 *
 * @param {() => Promise<{ address: string, startSeconds: number, stop: () => Promise<void> }>} start
 * @param {{ runs: number, only?: string }} options
 * @returns {Promise<Map<string, { times: number[], work: number[] }>>}
 */
export async function measureStarts(start, { runs, only = '' }) {
  const nameOf = (name) => `after a start: ${name.replace(', after a write', '')}`;
  const wanted = firstCalls.filter((name) => nameOf(name).includes(only));
  const results = new Map(wanted.map((name) => [nameOf(name), { times: [], work: [] }]));
  // What the calls are about is found by a process that is not measured.
  let calls = null;
  for (let run = -1; run < (wanted.length > 0 ? runs : -1); run += 1) {
    const companion = await start();
    const tracker = await openTracker(companion.address, admin, { asksTypes: false });
    if (calls === null) {
      calls = await plannedCalls(tracker);
    } else {
      const send = sender(companion.address, tracker.headers(), 1);
      for (const name of wanted) {
        const { path, payload } = named(calls, name);
        results.get(nameOf(name)).times.push(await send(path, payload()));
      }
      send.close();
    }
    await companion.stop();
  }
  return results;
}

/** Of twenty calls fourteen are lists, five load an issue, one saves. */
function mixtureOf(calls) {
  const lists = listsOf(calls);
  return [
    ...lists,
    ...lists,
    ...Array.from({ length: 5 }, () => named(calls, 'load an issue')),
    named(calls, 'edit an issue'),
  ];
}

/**
 * Measures many clients at once.
 *
 * @param {string[]} addresses of the processes, which share the clients
 * @param {{ clients: number, seconds: number, isEachAnother?: boolean }} options `isEachAnother`: each client is
 *   another person; otherwise all are windows of the administrator
 * @returns {Promise<{ perSecond: number, times: number[], failures: number }>}
 */
export async function measureTogether(addresses, { clients, seconds, isEachAnother = false }) {
  const sessions = [];
  for (let number = 0; number < (isEachAnother ? clients : 1); number += 1) {
    const user = isEachAnother ? personOf(number) : admin;
    const tracker = await openTracker(addresses[0], user);
    const mixture = mixtureOf(await plannedCalls(tracker));
    const senders = addresses.map((address) =>
      sender(address, tracker.headers(), isEachAnother ? 1 : clients),
    );
    sessions.push({ mixture, senders });
  }
  const measured = await callTogether({ clients, seconds }, (number, turn) => {
    const { mixture, senders } = sessions[number % sessions.length];
    const call = mixture[(number * 7 + turn) % mixture.length];
    return senders[number % senders.length](call.path, call.payload());
  });
  for (const send of sessions.flatMap(({ senders }) => senders)) send.close();
  return measured;
}

/**
 * Measures three clients, who list, load and comment with a pause between calls, while something else is done.
 *
 * @param {string} address
 * @param {() => Promise<unknown>} work
 * @returns {Promise<{ longest: number, failures: number, times: number[] }>}
 */
export async function measureMeanwhile(address, work) {
  const tracker = await openTracker(address, admin);
  const calls = await plannedCalls(tracker);
  const beside = [
    named(calls, 'list by id'),
    named(calls, 'load an issue'),
    named(calls, 'comment'),
  ];
  const send = sender(address, tracker.headers(), beside.length);
  const times = [];
  let failures = 0;
  let isDone = false;
  const client = async ({ path, payload }) => {
    while (!isDone) {
      await send(path, payload()).then(
        (time) => times.push(time),
        () => (failures += 1),
      );
      await pause(20);
    }
  };
  const asking = Promise.all(beside.map(client));
  try {
    await work();
  } finally {
    isDone = true;
    await asking;
    send.close();
  }
  return { longest: Math.max(...times), failures, times };
}

/**
 * Measures readers alone, and beside people who save: each comments on an issue again and again.
 *
 * @param {string} address
 * @param {{ readers: number, savers: number, seconds: number }} options
 */
export async function measureSavers(address, { readers, savers, seconds }) {
  const all = [];
  for (let index = 0; index < readers + savers; index += 1) {
    const tracker = await openTracker(address, personOf(index));
    const [typeId] = await tracker.largestTypes();
    const { issues } = await tracker.call('/issues/list.php', { typeId, limit: 200 });
    const lists = index < readers ? listsOf(await plannedCalls(tracker)) : [];
    const send = sender(address, tracker.headers(), 1);
    all.push({ send, lists, issueId: issues[index % issues.length].id });
  }
  const read = (number, turn) => {
    const { send, lists } = all[number];
    const call = lists[(number + turn) % lists.length];
    return send(call.path, call.payload());
  };
  const save = (number) => {
    const { send, issueId } = all[readers + number];
    return send('/issues/comments/add.php', { issueId, comment: 'A comment of the benchmark' });
  };
  const alone = await callTogether({ clients: readers, seconds }, read);
  const savesAlone = await callTogether({ clients: savers, seconds }, save);
  const [beside, saves] = await Promise.all([
    callTogether({ clients: readers, seconds }, read),
    callTogether({ clients: savers, seconds }, save),
  ]);
  for (const { send } of all) send.close();
  return { readers, savers, alone, beside, savesAlone, saves };
}

/** Those before are of the demo, with rights and passwords of their own. */
export const firstPerson = 31;
/** With them. */
const people = 170;

function personOf(index) {
  return { login: `person${firstPerson + index}`, password: admin.password };
}

/**
 * Measures calls while the embedded database is dumped, which happens by itself some minutes after a write.
 *
 * @param {string} address
 * @param {string} dumpsFolder
 * @returns {Promise<{ seconds: number, longest: number, times: number[] }>}
 */
export async function measureDump(address, dumpsFolder) {
  const tracker = await openTracker(address, admin);
  const calls = await plannedCalls(tracker);
  const mixture = [
    named(calls, 'load an issue'),
    named(calls, 'list by id'),
    named(calls, 'comment'),
  ];
  const send = sender(address, tracker.headers(), 1);
  const look = async () => {
    const names = await readdir(dumpsFolder);
    return {
      isUnderWay: names.some((name) => name.endsWith('.unfinished')),
      newest: names
        .filter((name) => !name.endsWith('.unfinished'))
        .sort()
        .at(-1),
    };
  };
  // One that runs already was begun without us.
  while ((await look()).isUnderWay) await pause(50);
  const { newest } = await look();
  await send('/issues/comments/add.php', named(calls, 'comment').payload());
  let begin = 0;
  const times = [];
  for (let turn = 0; ; turn += 1) {
    const call = mixture[turn % mixture.length];
    const time = await send(call.path, call.payload());
    const seen = await look();
    // One that lets nobody be answered begins and ends in one call.
    const isDone = seen.newest !== newest;
    // Also the call in which it began, and that in which it ended.
    if (seen.isUnderWay || isDone) {
      times.push(time);
      begin ||= performance.now() - time;
    }
    if (isDone) break;
    await pause(5);
  }
  send.close();
  return { seconds: (performance.now() - begin) / 1000, longest: Math.max(...times), times };
}

function named(calls, name) {
  return calls.find((call) => call.name === name);
}

function listsOf(calls) {
  return [
    'list by id',
    'newest change first, after a write',
    'sort by item, after a write',
    'view: status is New, after a write',
    'view: open bugs (two NEQ), after a write',
    'search names, rare word, after a write',
    'list from row 5,000, after a write',
  ].map((name) => named(calls, name));
}

/** Clients that each send one call after the other, without a pause. */
async function callTogether({ clients, seconds }, call) {
  const times = [];
  let failures = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const client = async (number) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      try {
        times.push(await call(number, turn));
      } catch {
        failures += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return { perSecond: times.length / ((performance.now() - begin) / 1000), times, failures };
}

/** Sends calls over connections that stay open, and answers the milliseconds until the last byte. */
function sender(address, headers, sockets) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: sockets });
  const send = (path, payload, others) =>
    new Promise((resolve, reject) => {
      const begin = performance.now();
      const options = { agent, method: 'POST', headers: others ?? headers };
      const request = http.request(`${address}/server/api${path}`, options, (response) => {
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - begin);
          else reject(new Error(`${path} was answered with status ${response.statusCode}`));
        });
        response.resume();
      });
      request.on('error', reject);
      request.end(JSON.stringify(payload));
    });
  send.close = () => agent.destroy();
  return send;
}

export function quantile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
