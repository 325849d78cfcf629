import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import { describeTrouble, unreachable } from '@/server/database/describeTrouble';
import { migrate } from '@/server/database/migrate';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { installFirst } from '@/server/program/installFirst';
import {
  findPooler,
  findPostgresPrograms,
  startPooler,
  startPostgres,
} from '@/tooling/bench/server/ownServers.mjs';
import { findFreePort } from '@/tooling/findFreePort.mjs';
import { addTo } from '@tests/server/calls/smallTracker';
import {
  type ApiClient,
  type ApiServer,
  openApiServer,
  openOtherProcess,
} from '@tests/server/support/apiServer';

const program = findPooler();
const programs = findPostgresPrograms();
const WRITERS = 6;
/** Acknowledged comments before the pooler is killed, and after it has come back. */
const WRITES = 40;

interface LoadedIssue {
  history: { id: number; text?: string }[];
}

// Needs the programs of PostgreSQL and PgBouncer itself.
(program === null || programs === null ? describe.skip : describe)(
  'PgBouncer, which gives each transaction another session',
  () => {
    let postgres: Awaited<ReturnType<typeof startPostgres>>;
    let pooler: Awaited<ReturnType<typeof startPooler>>;
    /** Two processes. */
    let databases: [OpenDatabase, OpenDatabase];
    let server: ApiServer;
    let admin: ApiClient;
    let elsewhere: ApiClient;
    let issueId: number;

    beforeAll(async () => {
      postgres = await startPostgres(programs ?? '', await findFreePort());
      pooler = await startPooler(program ?? '', {
        serverUrl: postgres.url,
        port: await findFreePort(),
        // Fewer than two processes use at the same time.
        connections: 6,
      });
      databases = [await open('postgres'), await open('postgres')];
      await migrate(databases[0].db, undefined, databases[0].saves);
      server = await openApiServer({ database: databases[0] });
      admin = await server.logIn('admin');
      elsewhere = openOtherProcess(databases[1].db, server)(admin);
      const projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
      const folder = { projectId, name: 'F', typeId: 1 };
      const folderId = await addTo(elsewhere, '/projects/folders/add.php', folder);
      issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
    }, 120_000);

    afterAll(async () => {
      await databases[1].close();
      await server.close();
      await pooler.remove();
      await postgres.remove();
    }, 60_000);

    function open(name: string): Promise<OpenDatabase> {
      return openDatabase({ kind: 'postgres', url: pooler.urlOf(name), isPooled: true });
    }

    test('lets two processes start at once on an empty database: one fills it', async () => {
      const direct = await openDatabase({ kind: 'postgres', url: postgres.url });
      await sql`create database empty`.execute(direct.db);
      await direct.close();
      const processes = [open('empty'), open('empty')];
      const install = {
        kind: 'tracker',
        serverName: 'Acme',
        adminPassword: 'Admin-pass-1',
        adminEmail: null,
        language: 'en_US',
      } as const;

      const firsts = await Promise.all(
        processes.map(async (opening) => {
          const database = await opening;
          await migrate(database.db, undefined, database.saves);
          return installFirst(database, install);
        }),
      );

      expect(firsts.map(({ kind }) => kind).toSorted()).toEqual(['later', 'tracker']);
      for (const opening of processes) await (await opening).close();
    });

    test('may be killed under writes: nothing acknowledged is lost, and all goes on', async () => {
      const acknowledged = new Map<string, number>();
      const refused = new Set<string>();
      let wanted = WRITES;

      async function write(writer: number): Promise<void> {
        const client = writer % 2 === 0 ? admin : elsewhere;
        while (acknowledged.size < wanted) {
          const comment = randomUUID();
          const { status, body } = await client.send('/issues/comments/add.php', {
            issueId,
            comment,
          });
          if (status === 200) {
            acknowledged.set(comment, (body.result as { stampId: number }).stampId);
            continue;
          }
          if (body.errorCode !== undefined) refused.add(comment);
          // As a client does, which would otherwise keep the process busy.
          await pause(20);
        }
      }
      const writeAll = () =>
        Promise.all(Array.from({ length: WRITERS }, (_, index) => write(index)));
      await writeAll();
      wanted = 2 * WRITES;
      const writing = writeAll();
      await pooler.kill();
      await pooler.start();
      await writing;

      const { history } = await admin.result<LoadedIssue>('/issues/load.php', {
        issueId,
        history: true,
      });
      const found = new Map(history.map(({ id, text }) => [text, id]));
      for (const [comment, id] of acknowledged) expect(found.get(comment)).toBe(id);
      for (const comment of refused) expect(found.has(comment)).toBe(false);
      expect(found.size).toBe(history.length);
      const troubles = new Set(server.errors.splice(0).map(describeTrouble));
      expect([...troubles].filter((trouble) => trouble !== unreachable)).toEqual([]);
    });
  },
);
