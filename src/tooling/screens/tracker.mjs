import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { demoPassword, startCompanion } from '../bench/companion.mjs';
import { openTracker } from '../bench/trackerApi.mjs';
import { findFreePort } from '../findFreePort.mjs';

/** Of whoever registers. */
const applicantPassword = 'wants an account';
/** Of whoever sets up the tracker that nothing is in. */
const ownerPassword = 'sets up a tracker';
const setUpToken = 'token-of-the-screens';

/**
 * Starts the demo tracker, with what its windows show besides: mail, a mailbox, reports, an administrator who is in a
 * project, somebody who wants an account. And a tracker that nobody has set up, and one that nothing is in yet.
 *
 * @param {string} folder a new one for the data of all
 * @param {import('@playwright/test').Browser} browser registers the applicant, and sets up
 */
export async function startTrackers(folder, browser) {
  const demo = await startCompanion({
    port: await findFreePort(),
    data: path.join(folder, 'demo'),
  });
  const empty = await startCompanion({
    port: await findFreePort(),
    data: path.join(folder, 'empty'),
    args: ['--empty', '--log-level', 'error'],
  });
  const fresh = await startCompanion({
    port: await findFreePort(),
    data: path.join(folder, 'new'),
    args: ['--empty', '--log-level', 'error', '--setup-token', setUpToken],
  });
  await setUp(browser, fresh.address);
  const owner = await openTracker(fresh.address, { login: 'admin', password: ownerPassword });
  const mails = await openMailbox();
  const { address } = demo;
  const tracker = await openTracker(address, { login: 'admin', password: demoPassword });
  const { call } = tracker;

  await call('/settings/email/edit.php', {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: '127.0.0.1',
    smtpPort: mails.port,
  });
  await call('/settings/access/edit.php', { selfRegister: true, anonymousAccess: true });
  await call('/settings/inboxes/add.php', {
    engine: 'imap',
    email: 'bugs@example.com',
    server: 'mail.example.com',
    port: 993,
    encryption: 'ssl',
    defaultFolder: 1,
  });
  await call('/projects/members/edit.php', { projectId: 1, users: [1], access: 2 });
  const target = { typeId: 1, viewId: 1 };
  await call('/reports/add.php', { ...target, isPublic: true, alertType: 2 });
  await call('/reports/add.php', { typeId: 2, isPublic: false, alertType: 3, alertFrequency: 1 });
  await call('/types/views/add.php', {
    typeId: 1,
    name: 'My own',
    isPublic: false,
    columns: '1,0,1002',
    sortColumn: 1,
    sortAscending: true,
    filters: [],
  });

  const other = await openTracker(address, { login: 'jonas', password: demoPassword });
  const issueId = await findTalk(tracker, target);
  const { projectId: bareProject } = await call('/projects/add.php', { name: 'Pilot shop' });
  const ids = { ...(await findEntries(tracker, target)), bareProject };

  await register(browser, address);
  await call('/users/password/reset.php', { userId: 2 });
  await fetch(await mails.linkOf('register.php'));
  const passwordLink = await mails.linkOf('password.php');

  return {
    address,
    emptyAddress: empty.address,
    password: demoPassword,
    passwordLink,
    session: tracker.session,
    newAddress: fresh.address,
    newSession: owner.session,
    issueId,
    ids,
    call,
    callAsOther: other.call,
    speak: (locale) => call('/settings/regional/edit.php', { language: locale }),
    stop: async () => {
      await Promise.all([demo.stop(), empty.stop(), fresh.stop(), mails.close()]);
    },
  };
}

/** Of the issues that a list begins with, the one with the most to read. */
async function findTalk({ call }, { typeId }) {
  const { issues } = await call('/issues/list.php', { typeId, offset: 0, limit: 12 });
  let longest = { issueId: 0, entries: 0 };
  for (const { id: issueId } of issues) {
    const { history } = await call('/issues/load.php', { issueId, history: true });
    const entries = history.filter(({ type }) => type === 3).length;
    if (entries > longest.entries && history.length < 60) longest = { issueId, entries };
  }
  return longest.issueId;
}

/** What stands for the words in addresses: an issue with a comment and a picture, both, and one with less to read. */
async function findEntries({ call }, { typeId }) {
  const { issues } = await call('/issues/list.php', { typeId, offset: 0, limit: 100 });
  const found = {};
  for (const { id: issueId } of issues) {
    const parts = { description: true, history: true };
    const { description, history } = await call('/issues/load.php', { issueId, ...parts });
    const comment = history.find(({ type }) => type === 3)?.id;
    const image = history.find(({ type, name }) => type === 4 && name.endsWith('.png'))?.id;
    if (!description) found.bareIssue ??= issueId;
    if (comment && image) Object.assign(found, { issue: issueId, comment, image });
    if (found.bareIssue && found.issue) return found;
  }
  throw new Error(
    'The demo has no issue with a comment and a picture, or none without a description.',
  );
}

async function setUp(browser, address) {
  const page = await browser.newPage();
  await page.goto(`${address}/setup/install.php`);
  const fields = {
    token: setUpToken,
    serverName: 'New tracker',
    password: ownerPassword,
    passwordConfirm: ownerPassword,
  };
  for (const [name, content] of Object.entries(fields)) await page.fill(`[name=${name}]`, content);
  const answer = page.waitForEvent('domcontentloaded');
  await page.click('button[value=install]');
  await answer;
  await page.close();
}

async function register(browser, address) {
  const page = await browser.newPage();
  await page.goto(`${address}/users/register.php`);
  const fields = {
    userName: 'Ines Duarte',
    login: 'ines',
    password: applicantPassword,
    passwordConfirm: applicantPassword,
    email: 'ines@example.com',
  };
  for (const [name, content] of Object.entries(fields)) await page.fill(`[name=${name}]`, content);
  await page.click('button[value=register]');
  await page.waitForURL('**sent=1');
  await page.close();
}

/** A mail server on this machine that finds the links in what it gets. */
async function openMailbox() {
  const sources = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, _session, callback) {
      text(stream).then((source) => {
        sources.push(source);
        callback();
      }, callback);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: listener.address().port,
    /** Waits for a mail with a link to the page: mail goes out once a minute. */
    async linkOf(page) {
      for (let tries = 0; tries < 900; tries += 1) {
        for (const source of sources) {
          const body = decode(source);
          const link = /http:\/\/\S+/g.exec(body)?.[0];
          if (link?.includes(page)) return link;
        }
        await setTimeout(100);
      }
      throw new Error(`No mail with a link to ${page} has come.`);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function decode(source) {
  const end = source.indexOf('\r\n\r\n');
  const body = source.slice(end + 4);
  if (/^content-transfer-encoding: base64/im.test(source.slice(0, end))) {
    return Buffer.from(body, 'base64').toString();
  }
  return body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_code, hex) => String.fromCharCode(parseInt(hex, 16)));
}
