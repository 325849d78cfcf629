import { setImmediate } from 'node:timers/promises';

import type { Database } from '@/server/database/schema';
import { queueMail } from '@/server/mail/queueMail';
import { startPeriodicTasks } from '@/server/program/periodicTasks';
import { defaultSettings } from '@/server/rules/settings';
import { saveSettings } from '@/server/store/settingsStore';

import { type MailSink, openMailSink } from '@tests/server/mail/mailSink';
import { openEmptyDatabase } from '@tests/server/support/emptyDatabase';

const now = 1_795_227_790;

async function queueMany(db: Database, { port }: MailSink): Promise<void> {
  await saveSettings(db, defaultSettings, {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: '127.0.0.1',
    smtpPort: port,
  });
  for (let index = 0; index < 10; index += 1) {
    const recipient = `user${String(index)}@example.com`;
    await queueMail(db, { recipient, subject: 'S', body: 'B' }, now);
  }
}

async function countWaiting(db: Database): Promise<number> {
  return (await db.selectFrom('outbox').select('id').execute()).length;
}

/** Tasks on a database of their own with much to mail; `onThird` happens when the third message is being taken. */
async function runWithMail(onThird: (take: () => void) => void, endMs?: number) {
  const { db, close } = await openEmptyDatabase();
  let arriving = 0;
  const sink = await openMailSink({
    onRcptTo(_address, _session, callback) {
      arriving += 1;
      if (arriving === 3) onThird(callback);
      else callback();
    },
  });
  await queueMany(db, sink);
  const failures: unknown[] = [];
  const tasks = startPeriodicTasks({
    db,
    baseUrl: 'http://tracker.test',
    now: () => now,
    intervalMs: 1,
    ...(endMs !== undefined && { endMs }),
    onFailure: (error) => failures.push(error),
  });
  return {
    db,
    sink,
    tasks,
    failures,
    async close() {
      await close();
      await sink.close();
    },
  };
}

test('the end waits for the message that is on its way, and not for all that wait', async () => {
  const ended = new Promise<Awaited<ReturnType<typeof runWithMail>>>((resolve, reject) => {
    const running = runWithMail((take) => {
      running.then(async (run) => {
        const end = run.tasks.stop();
        take();
        await end;
        resolve(run);
      }, reject);
    });
  });

  const { db, sink, failures, close } = await ended;

  expect(sink.mails).toHaveLength(3);
  expect(await countWaiting(db)).toBe(7);
  expect(failures).toEqual([]);
  await close();
});

test('a mail server that says nothing does not hold up the end', async () => {
  const ended = new Promise<Awaited<ReturnType<typeof runWithMail>>>((resolve, reject) => {
    const running = runWithMail((take) => {
      running.then(async (run) => {
        await run.tasks.stop();
        take();
        resolve(run);
      }, reject);
    }, 1);
  });

  const { db, failures, close } = await ended;

  expect(String(failures)).toContain('did not end in time');
  while ((await countWaiting(db)) > 7) await setImmediate();
  await close();
});
