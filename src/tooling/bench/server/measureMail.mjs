import { once } from 'node:events';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { openTracker } from '../trackerApi.mjs';
import { firstPerson } from './measureCalls.mjs';
import { admin } from './targets.mjs';

/** People who comment by turns: nobody has more than eight calls answered at once. */
const savers = 20;
const issuesOfType = 1000;
/** Milliseconds between two looks at how far the companion has come. */
const lookInterval = 100;
/** Milliseconds after which a run of periodic tasks counts as hanging; they begin each minute. */
const patience = 300_000;

/**
 * Measures how long the last message about a minute of comments waits: everybody has two alerts that watch them. From the
 * run of periodic tasks that follows a whole minute until nothing waits any more.
 *
 * @param {string} address of the companion
 * @param {(statement: string, parameters?: unknown[]) => Promise<{ rows: any[] }>} query asks its database
 * @param {{ perSecond: number }} options comments
 * @returns {Promise<{ perSecond: number, people: number, messages: number, seconds: number, connections: number }>}
 */
export async function measureMail(address, query, { perSecond }) {
  const sink = await openSink();
  const tracker = await openTracker(address, admin);
  const alerts = await addAlerts(query);
  try {
    await tracker.call('/settings/email/edit.php', {
      emailEngine: 'smtp',
      emailFrom: 'tracker@example.com',
      smtpServer: '127.0.0.1',
      smtpPort: sink.port,
    });
    const comments = await startComments(address, perSecond);
    try {
      await nextRun(query);
      await untilDone(query);
      const before = { ...sink.counts };
      const [commented, begin] = [comments.count(), performance.now()];
      await nextRun(query);
      const rate = (comments.count() - commented) / ((performance.now() - begin) / 1000);
      const start = performance.now();
      // What is said from here on is told in the next minute.
      await untilDone(query);
      return {
        perSecond: rate,
        people: alerts.people,
        messages: sink.counts.messages - before.messages,
        seconds: (performance.now() - start) / 1000,
        connections: sink.counts.connections - before.connections,
      };
    } finally {
      await comments.stop();
    }
  } finally {
    await tracker.call('/settings/email/edit.php', { emailEngine: '' });
    await query('delete from alerts where id = any($1::int[])', [alerts.ids]);
    await sink.close();
  }
}

/** A mail server that forgets what it gets. */
async function openSink() {
  const counts = { messages: 0, connections: 0 };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onConnect(_session, callback) {
      counts.connections += 1;
      callback();
    },
    onData(stream, _session, callback) {
      stream.resume();
      stream.on('end', () => {
        counts.messages += 1;
        callback();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    counts,
    port: listener.address().port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Everybody gets an address, and watches the open bugs and all tasks. */
async function addAlerts(query) {
  await query(`update users set email = login || '@example.com' where email is null`);
  const { rows } = await query(
    `insert into alerts (type_id, view_id, owner_id, kind)
    select watched.type_id, watched.view_id, u.id, 1
    from users u cross join (
      select type_id, id as view_id from views where name = 'Open bugs' and owner_id is null
      union all select id, null from types where name = 'Tasks'
    ) watched
    where u.access > 0 and not exists (
      select from alerts a
      where a.owner_id = u.id and a.type_id = watched.type_id and a.view_id is not distinct from watched.view_id
    )
    returning id, owner_id`,
  );
  return {
    ids: rows.map(({ id }) => id),
    people: new Set(rows.map(({ owner_id: ownerId }) => ownerId)).size,
  };
}

/** Comments on bugs and tasks in turn, so many a second. */
async function startComments(address, perSecond) {
  const trackers = [];
  for (let number = 0; number < savers; number += 1) {
    const user = { login: `person${firstPerson + number}`, password: admin.password };
    trackers.push(await openTracker(address, user));
  }
  const issueIds = await Promise.all(trackers.map(findIssues));
  const underWay = new Set();
  let sent = 0;
  let saved = 0;
  const timer = setInterval(() => {
    const number = sent % savers;
    const ids = issueIds[number];
    const issueId = ids[Math.floor((sent * 7) / savers) % ids.length];
    sent += 1;
    const comment = trackers[number]
      .call('/issues/comments/add.php', { issueId, comment: 'A comment' })
      .then(
        () => (saved += 1),
        // Too many wait already: the rate that was reached says so.
        () => undefined,
      )
      .finally(() => underWay.delete(comment));
    underWay.add(comment);
  }, 1000 / perSecond);
  return {
    count: () => saved,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

/** Bugs and tasks that somebody sees. */
async function findIssues({ call }) {
  const { types } = await call('/global.php', {});
  const watched = types.filter(({ name }) => name === 'Bugs' || name === 'Tasks');
  const lists = await Promise.all(
    watched.map(({ id: typeId }) =>
      call('/issues/list.php', { typeId, limit: issuesOfType, html: false }),
    ),
  );
  return lists.flatMap(({ issues }) => issues.map(({ id }) => id));
}

/** Until periodic tasks have taken what happened since the last time. */
async function nextRun(query) {
  const taken = async () => {
    const { rows } = await query(`select value from counters where name = 'alerts'`);
    return rows[0].value;
  };
  const before = await taken();
  await until(async () => (await taken()) !== before);
}

async function untilDone(query) {
  await until(async () => {
    const { rows } = await query(
      'select exists (select from alert_jobs) or exists (select from outbox) as waits',
    );
    return !rows[0].waits;
  });
}

async function until(isTrue) {
  const end = performance.now() + patience;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('The periodic tasks hang');
    await pause(lookInterval);
  }
}
