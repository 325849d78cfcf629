import { Access } from '@/protocol/access';
import { guardEmailChange } from '@/server/accounts/emailChange';
import { mailForgottenPassword } from '@/server/accounts/passwordReset';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { migrate } from '@/server/database/migrate';
import type { StagedFile } from '@/server/files/fileStore';
import { createMemoryFileStore } from '@/server/files/memoryFileStore';
import { touchFolder } from '@/server/issues/issueStore';
import { setIssueFolder } from '@/server/issues/moveIssue';
import { defaultSettings } from '@/server/rules/settings';
import type { Database } from '@/server/database/schema';
import { addFolder } from '@/server/store/folderStore';
import { findLinkEmail, trustEmail } from '@/server/store/linkEmail';
import { lockRow } from '@/server/store/lockRow';
import { takeNotice } from '@/server/store/noticeStore';
import { addRequest, verifyRequest } from '@/server/store/requestStore';
import { nextStamp } from '@/server/store/stamps';
import { editUser, getUser, setUserAccess } from '@/server/store/userStore';

import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import type { ApiClient } from '@tests/server/support/apiServer';
import {
  describePostgres,
  makePostgresDatabase,
  someoneWaits,
} from '@tests/server/support/testDatabases';

const atOnce = 20;

describePostgres('calls at the same moment', (serverUrl) => {
  let tracker: SmallTracker;
  let admin: ApiClient;
  let other: OpenDatabase;
  let database: { url: string; drop(): Promise<void> };
  const files = createMemoryFileStore();
  /** Happens before the content of an attached file is kept, its row being written already. */
  let beforeKeep = (_fileId: number): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    database = await makePostgresDatabase(serverUrl);
    const own = await openDatabase({ kind: 'postgres', url: database.url });
    await migrate(own.db);
    other = await openDatabase({ kind: 'postgres', url: database.url });
    tracker = await openSmallTracker({ database: own, files: { ...files, stage } });
    ({ admin } = tracker);
  });

  afterAll(async () => {
    await tracker.server.close();
    await other.close();
    await database.drop();
  });

  async function stage(): Promise<StagedFile> {
    const staged = await files.stage();
    return {
      ...staged,
      async keep(fileId) {
        await beforeKeep(fileId);
        await staged.keep(fileId);
      },
    };
  }

  /** What calls that are sent together are answered: codes, null for success, each once. */
  async function codesOf(send: (index: number) => Promise<number | null>): Promise<Set<unknown>> {
    return new Set(await Promise.all(Array.from({ length: atOnce }, (_, index) => send(index))));
  }

  async function addIssue(): Promise<number> {
    return addTo(admin, '/issues/add.php', { folderId: tracker.folderId, name: 'I' });
  }

  test('comments are added to an issue while others are edited and deleted', async () => {
    const issueId = await addIssue();
    const add = (comment: string) => addTo(admin, '/issues/comments/add.php', { issueId, comment });
    const [edited, deleted] = [await add('a'), await add('b')];
    const calls = [
      ['/issues/comments/add.php', { issueId, comment: 'c' }],
      ['/issues/comments/delete.php', { commentId: deleted }],
    ] as const;

    const codes = await codesOf((index) => {
      const [path, payload] = calls[index % 3] ?? [
        '/issues/comments/edit.php',
        { commentId: edited, comment: String(index) },
      ];
      return admin.code(path, payload);
    });

    // Only the second one who deletes learns that it is gone.
    expect(codes).toEqual(new Set([null, 350]));
  });

  test('a project is not deleted with a folder that was just added, unless that is meant', async () => {
    const { db } = tracker.server;
    const projectId = await addTo(admin, '/projects/add.php', { name: 'Filled' });

    const deleting = await other.db.transaction().execute(async (transaction) => {
      await addFolder(transaction, { projectId, name: 'F', typeId: 2 });
      const call = admin.code('/projects/delete.php', { projectId });
      await someoneWaits(db);
      return { call };
    });

    expect(await deleting.call).toBe(316);
  });

  test('a folder is deleted while somebody is changing an issue in it', async () => {
    const { projectId, server } = tracker;
    const folder = { projectId, name: 'Changed', typeId: 2 };
    const folderId = await addTo(admin, '/projects/folders/add.php', folder);
    const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });

    const deleting = await other.db.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'issues', issueId);
      const call = admin.code('/projects/folders/delete.php', { folderId, force: true });
      await someoneWaits(server.db);
      await touchFolder(transaction, folderId, 1);
      return { call };
    });

    expect(await deleting.call).toBeNull();
  });

  test('a project is deleted with the file that was just attached', async () => {
    const projectId = await addTo(admin, '/projects/add.php', { name: 'Attached' });
    const folder = { projectId, name: 'F', typeId: 2 };
    const folderId = await addTo(admin, '/projects/folders/add.php', folder);
    const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
    let keptId = 0;
    let deleting: Promise<number | null> | undefined;
    beforeKeep = async (fileId) => {
      keptId = fileId;
      deleting = admin.code('/projects/delete.php', { projectId, force: true });
      await someoneWaits(tracker.server.db);
    };

    const content = new Uint8Array(100_000);
    await admin.result(
      '/issues/files/add.php',
      { issueId, name: 'a.bin' },
      { file: { name: 'a.bin', content } },
    );

    expect(await deleting).toBeNull();
    expect(await files.open(keptId)).toBeNull();
  });

  test.each<[string, (issueId: number) => Promise<number | null>]>([
    [
      'a file is attached',
      (issueId) =>
        admin.code(
          '/issues/files/add.php',
          { issueId, name: 'a.txt' },
          { file: { name: 'a.txt', content: new Uint8Array(10) } },
        ),
    ],
    [
      'an issue is moved',
      async (issueId) => {
        const folder = { projectId: tracker.projectId, name: 'Elsewhere', typeId: 2 };
        const folderId = await addTo(admin, '/projects/folders/add.php', folder);
        return admin.code('/issues/move.php', { issueId, folderId });
      },
    ],
    ['an issue is deleted', (issueId) => admin.code('/issues/delete.php', { issueId })],
  ])('others save while %s whose subscriber is being written to', async (_what, change) => {
    const [issueId, otherId] = [await addIssue(), await addIssue()];
    await tracker.bob.result('/issues/subscribe.php', { issueId });
    await admin.result('/issues/comments/add.php', { issueId, comment: 'told' });

    const { saved, changing } = await other.db.transaction().execute(async (transaction) => {
      await takeNotice(transaction, { userId: 2, issueId });
      const changing = change(issueId);
      await someoneWaits(tracker.server.db);
      const comment = { issueId: otherId, comment: 'meanwhile' };
      return { saved: await tracker.bob.code('/issues/comments/add.php', comment), changing };
    });

    expect(saved).toBeNull();
    expect(await changing).toBeNull();
  });

  test('one description is added to a project', async () => {
    const projectId = await addTo(admin, '/projects/add.php', { name: 'Described' });
    let added = 0;

    const codes = await codesOf(async (index) => {
      const description = { projectId, description: String(index) };
      const code = await admin.code('/projects/description/add.php', description);
      if (code === null) added += 1;
      return code;
    });

    expect(codes).toEqual(new Set([null, 362]));
    expect(added).toBe(1);
  });

  test('attributes are put into two orders', async () => {
    const { attributes } = await admin.result<{ attributes: { id: number }[] }>('/types/load.php', {
      typeId: 2,
      attributes: true,
    });
    const ids = attributes.map(({ id }) => id);
    const orders = [ids.join(), ids.toReversed().join()];

    const codes = await codesOf((index) =>
      admin.code('/types/attributes/reorder.php', { typeId: 2, order: orders[index % 2] }),
    );

    expect(codes).toEqual(new Set([null]));
  });

  test('no personal alert is left beside the public one', async () => {
    await codesOf((index) =>
      admin.code('/alerts/add.php', { typeId: 1, isPublic: index % 2 === 0 }),
    );

    const flags = { publicAlerts: true, personalAlerts: true };
    expect(await admin.result('/alerts/list.php', flags)).toMatchObject({
      publicAlerts: [{}],
      personalAlerts: [],
    });
  });

  test('a public alert is deleted once', async () => {
    const alertId = await addTo(admin, '/alerts/add.php', { typeId: 2, isPublic: true });

    const codes = await Promise.all(
      Array.from({ length: atOnce }, () => admin.code('/alerts/delete.php', { alertId })),
    );

    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([null, 347]));
  });

  /** Somebody with an e-mail address, and what another process does before it commits. */
  async function addSomebody(login: string) {
    const email = `${login}@example.com`;
    const password = 'Present-pass-1';
    const user = { name: login, login, password, email };
    const userId = await addTo(admin, '/users/add.php', user);
    const client = await tracker.server.logIn(login, password);
    async function during<Result>(
      save: (db: Database) => Promise<void>,
      send: () => Promise<Result>,
    ): Promise<Result> {
      const { sent } = await other.db.transaction().execute(async (transaction) => {
        await save(transaction);
        const call = send();
        await someoneWaits(tracker.server.db);
        return { sent: call };
      });
      return sent;
    }
    const changeTo = async (db: Database, next: string) =>
      editUser(db, userId, { ...(await getUser(db, userId)), email: next });
    return { userId, email, client, during, changeTo };
  }

  test('the own address is changed to and fro, and links stay where they were', async () => {
    const { userId, email, client, during, changeTo } = await addSomebody('held');
    const { db, clock } = tracker.server;
    const thief = 'thief@example.com';
    await client.result('/account/edit.php', { email: thief });

    const code = await during(
      async (transaction) => {
        const owner = { ...(await getUser(transaction, userId)), id: userId };
        const circumstances = { settings: defaultSettings, now: clock.now, pause: 0 };
        await guardEmailChange(transaction, owner, email, circumstances);
        await changeTo(transaction, email);
      },
      () => client.code('/account/edit.php', { email: thief, language: 'de' }),
    );

    expect(code).toBeNull();
    expect(await findLinkEmail(db, userId, clock.now)).toBe(email);
  });

  test.each(['an administrator', 'the user'])(
    'no link that %s asks for goes to an address that an administrator replaces',
    async (who) => {
      const { userId, email, during, changeTo } = await addSomebody(
        who === 'the user' ? 'gone' : 'left',
      );
      const { db, clock } = tracker.server;
      await admin.result('/settings/email/edit.php', {
        emailEngine: 'standard',
        emailFrom: 'tracker@example.com',
      });
      const site = { serverName: 'T', baseUrl: 'https://t.example', language: 'en_US' };

      await during(
        async (transaction) => {
          await changeTo(transaction, `new-${email}`);
          await trustEmail(transaction, userId);
        },
        async (): Promise<unknown> =>
          who === 'the user'
            ? db
                .transaction()
                .execute((own) =>
                  mailForgottenPassword(own, email, { site, now: clock.now, pause: 60 }),
                )
            : admin.result('/users/password/reset.php', { userId }),
      );
      await admin.result('/settings/email/edit.php');

      const mailed = db.selectFrom('outbox').select('recipient').where('recipient', '=', email);
      expect(await mailed.execute()).toEqual([]);
    },
  );

  test('two administrators take the access of each other, and one keeps it', async () => {
    const { userId, client, during } = await addSomebody('second');
    await admin.result('/users/access.php', { userId, access: Access.administrator });

    const code = await during(
      (transaction) => setUserAccess(transaction, userId, Access.none),
      () => client.code('/users/access.php', { userId: 1, access: Access.none }),
    );

    expect(code).toBe(301);
    expect(await admin.code('/users/list.php')).toBeNull();
  });

  test('an issue is moved while somebody is reading it', async () => {
    const { projectId } = tracker;
    const issueId = await addIssue();
    const folderId = await addTo(admin, '/projects/folders/add.php', {
      projectId,
      name: 'Target',
      typeId: 2,
    });
    const read = () => admin.result('/issues/load.php', { issueId, history: true });
    await read();
    await admin.result('/issues/comments/add.php', { issueId, comment: 'c' });
    let reading: Promise<unknown> = Promise.resolve();

    await other.db.transaction().execute(async (mover) => {
      await lockRow(mover, 'issues', issueId);
      reading = read();
      await someoneWaits(mover);
      await setIssueFolder(mover, issueId, folderId, await nextStamp(mover));
    });
    await reading;

    // What alerts remember of the folder in which it is now holds no longer.
    await expect(
      other.db
        .selectFrom('readChanges')
        .select('changes')
        .where('folderId', '=', folderId)
        .execute(),
    ).resolves.toEqual([{ changes: 1 }]);
  });

  test('a list is marked as read and as unread', async () => {
    const { folderId } = tracker;
    const issueIds: number[] = [];
    for (let count = 0; count < 100; count += 1) issueIds.push(await addIssue());
    // The table holds the states in another order than the issues.
    for (const issueId of issueIds.toReversed()) {
      await admin.result('/issues/load.php', { issueId, history: true });
    }

    const codes = await codesOf((index) =>
      admin.code('/issues/mark.php', { folderId, read: index % 2 === 0 }),
    );

    expect(codes).toEqual(new Set([null]));
  });

  test('a registration is rejected once', async () => {
    const { db, clock } = tracker.server;
    await admin.result('/settings/email/edit.php', {
      emailEngine: 'standard',
      emailFrom: 'tracker@example.com',
    });
    await admin.result('/settings/access/edit.php', { selfRegister: true });
    const applicant = { name: 'Eve', login: 'eve', email: 'eve@example.com', passwordHash: '!' };
    const requestId = await addRequest(db, { ...applicant, keyHash: 'key' }, clock.now);
    await verifyRequest(db, 'key', { after: 0, until: clock.now });

    const codes = await codesOf(() => admin.code('/users/requests/reject.php', { requestId }));
    await admin.result('/settings/email/edit.php');

    expect(codes).toEqual(new Set([null, 360]));
    const mailed = db
      .selectFrom('outbox')
      .select('recipient')
      .where('recipient', '=', 'eve@example.com');
    expect(await mailed.execute()).toHaveLength(1);
  });

  test('people of one address log in to one account, rightly and wrongly', async () => {
    const codes = await codesOf((index) =>
      tracker.server
        .visitor()
        .code('/login.php', { login: 'bob', password: index % 4 === 0 ? 'wrong' : 'Bob-pass-1' }),
    );

    expect([...codes]).not.toContain(356);
    expect(tracker.server.errors).toEqual([]);
  });
});
