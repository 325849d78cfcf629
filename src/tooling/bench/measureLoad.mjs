import http from 'node:http';
import { median } from './statistics.mjs';
import { openTracker } from './trackerApi.mjs';

/** How many people read lists at once. */
const readers = 8;
const rounds = 30;
const pageSize = 50;

/**
 * Measures how long lists of issues take, for one reader alone and for several at once. All ask for the same mixture of
 * lists; a reader asks for the next one as soon as an answer has arrived.
 *
 * @param {string} address of the companion
 * @param {{ login: string, password: string }} user
 * @returns {Promise<Record<string, number>[]>} milliseconds, one record per answer, and the ratio of the medians
 */
export async function measureLoad(address, user) {
  const tracker = await openTracker(address, user);
  const lists = mixedLists(await tracker.typesBySize());
  const agent = new http.Agent({ keepAlive: true, maxSockets: readers });
  const options = { agent, method: 'POST', headers: tracker.headers() };

  const read = async (reader, count) => {
    const times = [];
    for (let index = 0; index < count; index += 1) {
      const payload = lists[(reader + index) % lists.length];
      times.push(await timeCall(`${address}/server/api/issues/list.php`, options, payload));
    }
    return times;
  };
  const readTogether = async (count) => {
    const all = Array.from({ length: readers }, (_, reader) => read(reader, count));
    return (await Promise.all(all)).flat();
  };

  try {
    await readTogether(2 * lists.length);
    const alone = await read(0, rounds * lists.length);
    const together = await readTogether(rounds * lists.length);
    return [
      ...alone.map((time) => ({ listAlone: time })),
      ...together.map((time) => ({ listTogether: time })),
      { listRatio: median(together) / median(alone) },
    ];
  } finally {
    agent.destroy();
  }
}

/** What people look at: plain lists, other pages and orders, a search, and a view with a filter. */
function mixedLists([large, viewed, ...others]) {
  const [attribute] = large.attributes;
  const view = viewed.views[0];
  const lists = [
    { typeId: large.id },
    { typeId: large.id, sortColumn: 4, sortAscending: false },
    { typeId: large.id, sortColumn: 0, sortAscending: true, offset: 2 * pageSize },
    { typeId: large.id, sortColumn: 1000 + attribute.id, sortAscending: true },
    { typeId: large.id, searchColumn: 0, searchValue: 'error' },
    { viewId: view.id },
    ...others.map(({ id }) => ({ typeId: id })),
  ];
  return lists.map((list) => ({ ...list, limit: pageSize }));
}

/** Milliseconds until the last byte of the answer. */
function timeCall(url, options, payload) {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const request = http.request(url, options, (response) => {
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - begin);
        else reject(new Error(`A list was answered with status ${response.statusCode}`));
      });
      response.resume();
    });
    request.on('error', reject);
    request.end(JSON.stringify(payload));
  });
}
