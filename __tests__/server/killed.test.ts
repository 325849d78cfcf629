import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runs } from '../support/properties';
import { openApiSession, type ApiSession } from './support/apiSession';
import { buildCompanion, buildPatience } from './support/companionBuild';
import { startCompanion, type CompanionProcess } from './support/companionProcess';

const ROUNDS = runs(8);
const WRITERS = 4;
/** The server is killed when so many writes of a round were acknowledged; others are on their way then. */
const WRITES_UNTIL_KILL = 24;
/** Above the size up to which contents lie in the database. */
const LARGE = 20_000;

/** What the server has said it keeps. */
interface Acknowledged {
  comments: Map<number, string>;
  issues: Map<number, string>;
  files: Map<number, Buffer>;
}

const nothing = (): Acknowledged => ({ comments: new Map(), issues: new Map(), files: new Map() });

interface LoadedIssue {
  details: { id: number; name: string; stamp: number };
  history: { id: number; type: number; text?: string; name?: string; size?: number }[];
}

let data: string;
let companion: CompanionProcess;
let session: ApiSession;
let folderId: number;
let issueId: number;
/** By round. */
const acknowledged: Acknowledged[] = [];

beforeAll(buildCompanion, buildPatience);

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'issuedesk-killed-'));
  const install = ['--empty', '--server-name', 'Killed', '--admin-password', 'a password'];
  companion = await startCompanion(data, install);
  session = await openApiSession(companion.address, 'admin', 'a password');
  const { projectId } = await session.call<{ projectId: number }>('/projects/add.php', {
    name: 'P',
  });
  ({ folderId } = await session.call<{ folderId: number }>('/projects/folders/add.php', {
    projectId,
    name: 'F',
    typeId: 1,
  }));
  ({ issueId } = await session.call<{ issueId: number }>('/issues/add.php', {
    folderId,
    name: 'First',
  }));
});

afterAll(async () => {
  await companion.stop();
  await rm(data, { recursive: true, force: true });
});

/** Writes one thing after the other until the server is gone. */
async function write(
  writer: string,
  kept: Acknowledged,
  onAcknowledged: () => void,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const label = `${writer}, write ${number}`;
    try {
      await writeOne(number, label, kept);
    } catch {
      return;
    }
    onAcknowledged();
  }
}

async function writeOne(number: number, label: string, kept: Acknowledged): Promise<void> {
  switch (number % 4) {
    case 0: {
      const { issueId: added } = await session.call<{ issueId: number }>('/issues/add.php', {
        folderId,
        name: label,
        description: label,
      });
      kept.issues.set(added, label);
      return;
    }
    case 1: {
      const content = Buffer.alloc(number % 8 === 1 ? LARGE : 100, label);
      const { stampId } = await session.upload<{ stampId: number }>(
        '/issues/files/add.php',
        { issueId, name: `${number}.bin` },
        new Uint8Array(content),
      );
      kept.files.set(stampId, content);
      return;
    }
    default: {
      const payload = { issueId, comment: label };
      const { stampId } = await session.call<{ stampId: number }>(
        '/issues/comments/add.php',
        payload,
      );
      kept.comments.set(stampId, label);
    }
  }
}

function load(id: number): Promise<LoadedIssue> {
  return session.call('/issues/load.php', { issueId: id, description: true, history: true });
}

async function expectKept({ comments, issues, files }: Acknowledged): Promise<void> {
  const { history } = await load(issueId);
  const texts = new Map(history.map((entry) => [entry.id, entry.text]));
  for (const [id, text] of comments) expect(texts.get(id)).toBe(text);
  for (const [id, content] of files) {
    expect((await session.download(id)).equals(content)).toBe(true);
  }
  for (const [id, name] of issues) expect((await load(id)).details.name).toBe(name);
}

/** Nothing is half-written: every entry is whole, and the issue knows of its last change. */
async function expectWhole(): Promise<void> {
  const { history, details } = await load(issueId);
  for (const { text } of history.filter(({ type }) => type === 3)) {
    expect(text).toMatch(/^round \d+, writer \d+, write \d+$/);
  }
  const files = history.filter(({ type }) => type === 4);
  for (const { id, size } of files.slice(-2 * WRITERS)) {
    expect(await session.download(id)).toHaveLength(size ?? -1);
  }
  expect(details.stamp).toBe(Math.max(...history.map(({ id }) => id)));
}

test.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
  'round %i: a kill in the middle of parallel writes loses nothing that was acknowledged',
  async (round) => {
    const kept = nothing();
    let count = 0;
    let killed: Promise<void> | undefined;
    const handleAcknowledged = () => {
      count += 1;
      if (count >= WRITES_UNTIL_KILL) killed ??= companion.kill();
    };
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      write(`round ${round}, writer ${index}`, kept, handleAcknowledged),
    );
    await Promise.all(writers);
    await killed;
    expect(count).toBeGreaterThanOrEqual(WRITES_UNTIL_KILL);

    companion = await startCompanion(data);
    session = session.movedTo(companion.address);
    await expectKept(kept);
    await expectWhole();
    acknowledged.push(kept);
  },
);

test('nothing of any round was lost later', async () => {
  expect(acknowledged).toHaveLength(ROUNDS);
  for (const kept of acknowledged) await expectKept(kept);
});
