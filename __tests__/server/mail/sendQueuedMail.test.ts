import { queueMail } from '@/server/mail/queueMail';
import { sendQueuedMail } from '@/server/mail/sendQueuedMail';
import { defaultSettings } from '@/server/rules/settings';
import { saveSettings } from '@/server/store/settingsStore';

import { openEmptyDatabase } from '@tests/server/support/emptyDatabase';

import { openMailSink } from './mailSink';

test('however slow the mail server is, nobody else sends the message that is on its way', async () => {
  const { db, close } = await openEmptyDatabase();
  let now = 1_795_227_790;
  const clock = () => now;
  const failures: unknown[] = [];
  const send = () => sendQueuedMail(db, clock, (error) => failures.push(error));
  let arriving = 0;
  const sink = await openMailSink({
    onRcptTo(_address, _session, callback) {
      arriving += 1;
      now += 200;
      // Another process looks for messages while the last one arrives.
      if (arriving === 3) send().then(() => callback(), callback);
      else callback();
    },
  });
  await saveSettings(db, defaultSettings, {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: '127.0.0.1',
    smtpPort: sink.port,
  });
  const recipients = ['a@example.com', 'b@example.com', 'c@example.com'];
  for (const recipient of recipients) {
    await queueMail(db, { recipient, subject: 'S', body: 'B' }, now);
  }

  await send();
  await sink.close();
  await close();

  expect(sink.mails.flatMap((mail) => mail.recipients)).toEqual(recipients);
  expect(failures).toEqual([]);
});

test('the messages of a batch travel over one connection, also after one was refused', async () => {
  const { db, close } = await openEmptyDatabase();
  const failures: unknown[] = [];
  let connections = 0;
  const sink = await openMailSink({
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error('Unknown'), { responseCode: 550 });
      callback(address.startsWith('nobody') ? refusal : null);
    },
  });
  await saveSettings(db, defaultSettings, {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: '127.0.0.1',
    smtpPort: sink.port,
  });
  const now = 1_795_227_790;
  for (let index = 0; index < 60; index += 1) {
    const name = index === 7 ? 'nobody' : `user${index}`;
    await queueMail(db, { recipient: `${name}@example.com`, subject: 'S', body: 'B' }, now);
  }

  const sent = await sendQueuedMail(
    db,
    () => now,
    (error) => failures.push(error),
  );
  await sink.close();
  await close();

  expect(sent).toBe(59);
  expect(sink.mails).toHaveLength(59);
  expect(connections).toBe(1);
  expect(failures).toMatchObject([{ responseCode: 550 }]);
});

test('a mailbox that is full holds up nobody else, and is tried again later', async () => {
  const { db, close } = await openEmptyDatabase();
  let now = 1_795_227_790;
  let isFull = true;
  const failures: unknown[] = [];
  const sink = await openMailSink({
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error('Full'), { responseCode: 452 });
      callback(isFull && address.startsWith('full') ? refusal : null);
    },
  });
  await saveSettings(db, defaultSettings, {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: '127.0.0.1',
    smtpPort: sink.port,
  });
  for (const name of ['full', 'first', 'second']) {
    await queueMail(db, { recipient: `${name}@example.com`, subject: 'S', body: 'B' }, now);
  }
  const send = () =>
    sendQueuedMail(
      db,
      () => now,
      (error) => failures.push(error),
    );

  expect(await send()).toBe(2);
  expect(failures).toMatchObject([{ responseCode: 452 }]);
  isFull = false;
  now += 301;
  expect(await send()).toBe(1);

  await sink.close();
  await close();
  expect(sink.mails.flatMap(({ recipients }) => recipients)).toEqual([
    'first@example.com',
    'second@example.com',
    'full@example.com',
  ]);
});

test('a message that was refused for now while the clock was ahead is tried once it is right', async () => {
  const { db, close } = await openEmptyDatabase();
  let now = 1_795_227_790 + 365 * 86_400;
  let isFull = true;
  const failures: unknown[] = [];
  const sink = await openMailSink({
    onRcptTo(_address, _session, callback) {
      callback(isFull ? Object.assign(new Error('Full'), { responseCode: 452 }) : null);
    },
  });
  await saveSettings(db, defaultSettings, {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: '127.0.0.1',
    smtpPort: sink.port,
  });
  await queueMail(db, { recipient: 'full@example.com', subject: 'S', body: 'B' }, now);
  const send = () =>
    sendQueuedMail(
      db,
      () => now,
      (error) => failures.push(error),
    );
  expect(await send()).toBe(0);
  isFull = false;
  now -= 365 * 86_400;

  const sent = await send();

  await sink.close();
  await close();
  expect(sent).toBe(1);
  expect(failures).toMatchObject([{ responseCode: 452 }]);
});

test('a server that takes nothing for now is not asked about everything that waits', async () => {
  const { db, close } = await openEmptyDatabase();
  const now = 1_795_227_790;
  const failures: unknown[] = [];
  const sink = await openMailSink({
    onRcptTo(_address, _session, callback) {
      callback(Object.assign(new Error('Too many'), { responseCode: 451 }));
    },
  });
  await saveSettings(db, defaultSettings, {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: '127.0.0.1',
    smtpPort: sink.port,
  });
  for (let index = 0; index < 30; index += 1) {
    await queueMail(db, { recipient: `user${index}@example.com`, subject: 'S', body: 'B' }, now);
  }

  const sent = await sendQueuedMail(
    db,
    () => now,
    (error) => failures.push(error),
  );
  await sink.close();
  await close();

  expect(sent).toBe(0);
  expect(failures).toHaveLength(20);
});
