import type { Hono } from 'hono';

import { describeTrouble } from '@/server/database/describeTrouble';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { createMemoryFileStore } from '@/server/files/memoryFileStore';
import type { FileStore } from '@/server/files/fileStore';
import { createAddPages } from '@/server/pages/addPages';
import { createServer } from '@/server/program/createServer';
import { addTo } from '@tests/server/calls/smallTracker';
import {
  ApiClient,
  type ApiServer,
  openApiServer,
  recordedNow,
} from '@tests/server/support/apiServer';

let server: ApiServer;
let admin: ApiClient;
let issueId: number;

/** A disk that can be full. */
function createFillingStore(): { store: FileStore; disk: { fullAt: string | null } } {
  const memory = createMemoryFileStore();
  const disk: { fullAt: string | null } = { fullAt: null };
  function spend(step: string): void {
    if (disk.fullAt === step) {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    }
  }
  const store: FileStore = {
    ...memory,
    async stage() {
      spend('stage');
      const staged = await memory.stage();
      return {
        ...staged,
        async write(chunk) {
          spend('write');
          await staged.write(chunk);
        },
        async keep(fileId) {
          spend('keep');
          await staged.keep(fileId);
        },
      };
    },
  };
  return { store, disk };
}

const { store, disk } = createFillingStore();

beforeAll(async () => {
  server = await openApiServer({ files: store });
  admin = await server.logIn('admin');
  const projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
  const folder = { projectId, name: 'F', typeId: 2 };
  const folderId = await addTo(admin, '/projects/folders/add.php', folder);
  issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
});

afterAll(() => server.close());

async function stamp(): Promise<number> {
  const { details } = await admin.result<{ details: { stamp: number } }>('/issues/load.php', {
    issueId,
  });
  return details.stamp;
}

describe('a full disk', () => {
  const file = { name: 'big.bin', content: Buffer.alloc(20_000, 'x') };

  function upload(): Promise<number | null> {
    return admin.code('/issues/files/add.php', { issueId, name: 'big.bin' }, { file });
  }

  test.each(['stage', 'write', 'keep'])(
    'met at %s answers 500, is logged, stores nothing, and is survived',
    async (step) => {
      const before = await stamp();
      disk.fullAt = step;

      expect(await upload()).toBe(500);
      expect(server.errors.splice(0)).toMatchObject([{ code: 'ENOSPC' }]);
      disk.fullAt = null;
      expect(await stamp()).toBe(before);
      expect(
        await server.db.selectFrom('files').select('id').where('id', '>', before).execute(),
      ).toEqual([]);
      expect(await upload()).toBeNull();
    },
  );
});

describe('a database that nobody can reach', () => {
  const errors: unknown[] = [];
  let opened: OpenDatabase;
  let app: Hono;

  beforeAll(async () => {
    opened = await openDatabase({ kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/x' });
    const noFiles = () => Promise.resolve(undefined);
    app = createServer({
      db: opened.db,
      files: store,
      basePath: '',
      isSecure: false,
      now: () => recordedNow,
      hostOf: () => '10.0.0.1',
      baseUrlOf: () => 'http://tracker.test',
      onUnexpectedError: (error) => errors.push(error),
      addPages: createAddPages({
        readManifest: () => Promise.resolve({}),
        assets: noFiles,
        images: noFiles,
      }),
    });
  });

  beforeEach(() => {
    errors.length = 0;
  });

  afterAll(() => opened.close());

  test('answers every call that it can be asked again, with one log line', async () => {
    const answer = await new ApiClient(app, '10.0.0.1').send('/login.php', {
      login: 'admin',
      password: 'x',
    });

    expect(answer).toMatchObject({ status: 503, body: { errorCode: 500 } });
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(JSON.stringify(answer.body)).not.toContain('ECONNREFUSED');
    expect(errors).toMatchObject([{ code: 'ECONNREFUSED' }]);
  });

  test.each(['/', '/index.php', '/client/index.php', '/client/file.php?id=1', '/no/such/page'])(
    'shows a page at %s that says so, and when to come again',
    async (path) => {
      const response = await app.request(path, { headers: { 'accept-language': 'pl' } });
      const html = await response.text();

      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(html).toContain('<html lang="pl"');
      expect(html).toContain('<main id="window"');
      expect(html).not.toContain('ECONNREFUSED');
      expect(errors).toMatchObject([{ code: 'ECONNREFUSED' }]);
    },
  );
});

describe('a line of the log', () => {
  test.each([
    ['ENOSPC', 'the disk is full'],
    ['53100', 'the disk is full'],
    ['ECONNREFUSED', 'the database cannot be reached'],
    ['57P01', 'the database cannot be reached'],
    ['08006', 'the database cannot be reached'],
    ['40P01', 'a change was given up because of others (deadlock)'],
    ['57014', 'the database took too long and was stopped'],
    ['25P03', 'the database took too long and was stopped'],
    ['55P03', 'something was locked for too long'],
    ['XX000', 'unexpected failure'],
  ])('about %s says: %s', (code, text) => {
    expect(describeTrouble(Object.assign(new Error('x'), { code }))).toBe(text);
  });

  test.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
  ])('about a server that says nothing any more (%s) says so', (message) => {
    expect(describeTrouble(new Error(message))).toBe('the database cannot be reached');
    expect(describeTrouble('something')).toBe('unexpected failure');
  });
});

describe('the database', () => {
  const transactionOf = () => jest.spyOn(server.db, 'transaction');

  function failWith(code: string): void {
    transactionOf().mockImplementationOnce(() => {
      throw Object.assign(new Error('The database is in trouble'), { code });
    });
  }

  afterEach(() => jest.restoreAllMocks());

  test.each(['40P01', '40001'])('in a deadlock (%s) is asked again', async (state) => {
    failWith(state);

    expect(await admin.code('/projects/add.php', { name: state })).toBeNull();
    expect(server.errors).toEqual([]);
  });

  test('in one deadlock after the other answers 356, is logged once, and goes on', async () => {
    const attempts = transactionOf().mockImplementation(() => {
      throw Object.assign(new Error('The database is in trouble'), { code: '40P01' });
    });

    expect(await admin.code('/projects/add.php', { name: 'Deadlocked' })).toBe(356);
    expect(attempts).toHaveBeenCalledTimes(5);
    expect(server.errors.splice(0)).toMatchObject([{ code: '40P01' }]);
    attempts.mockRestore();
    expect(await admin.code('/projects/add.php', { name: 'Deadlocked' })).toBeNull();
  });

  test.each(['ECONNREFUSED', '57P01', '08006', '53100'])(
    'out of reach or of space (%s) answers 500, is logged, and is used again when it is back',
    async (state) => {
      failWith(state);

      expect(await admin.code('/projects/add.php', { name: state })).toBe(500);
      expect(server.errors.splice(0)).toMatchObject([{ code: state }]);
      expect(await admin.code('/projects/add.php', { name: state })).toBeNull();
    },
  );
});
