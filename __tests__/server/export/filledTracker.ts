import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openStorage, type Storage } from '@/server/storage/openStorage';

import { addTo } from '@tests/server/calls/smallTracker';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import { writeEmptyDatabase } from '@tests/server/support/emptyDatabase';

/** Larger than what the database keeps itself. */
export const largeContent = Buffer.alloc(20_000, 'large ');
export const smallContent = Buffer.from([0, 1, 2, 0xff, 0xfe]);

export const mailPassword = 'Mail-pass-9';

/** A tracker on disk that holds something of everything. */
export interface FilledTracker {
  /** For whatever the test writes. */
  root: string;
  storage: Storage;
  server: ApiServer;
  admin: ApiClient;
  bob: ApiClient;
  projectId: number;
  folderId: number;
  issueId: number;
  /** Ids of the attached files. */
  files: { small: number; large: number };
  close(): Promise<void>;
}

export async function openFilledTracker(): Promise<FilledTracker> {
  const root = await mkdtemp(path.join(tmpdir(), 'issuedesk-export-'));
  const templateFolder = path.join(root, 'template');
  await writeEmptyDatabase(templateFolder);
  const storage = await openStorage({
    dataFolder: path.join(root, 'data'),
    databaseUrl: null,
    templateFolder,
  });
  const server = await openApiServer({ database: storage, files: storage.files });
  const admin = await server.logIn('admin');
  const bob = {
    name: 'Bob "B" Żółw',
    login: 'bob',
    email: 'bob@example.com',
    password: 'Bob-pass-1',
  };
  const userId = await addTo(admin, '/users/add.php', bob);
  const projectId = await addTo(admin, '/projects/add.php', {
    name: 'Größe',
    description: 'What *it* is',
    descriptionFormat: 1,
  });
  await admin.result('/projects/members/edit.php', { projectId, users: [userId], access: 2 });
  const folder = (name: string) => ({ projectId, name, typeId: 2 });
  const folderId = await addTo(admin, '/projects/folders/add.php', folder('Bugs'));
  const otherId = await addTo(admin, '/projects/folders/add.php', folder('Other'));
  await admin.result('/settings/email/edit.php', {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: 'mail.example.com',
    smtpPort: 25,
    smtpUser: 'mailer',
    smtpPassword: mailPassword,
  });

  const author = await server.logIn('bob');
  const viewId = await addTo(author, '/types/views/add.php', {
    typeId: 2,
    isPublic: false,
    name: 'Mine',
    columns: '1,0,1002',
    sortColumn: 1002,
    sortAscending: false,
    filters: [{ column: 3, operator: 'EQ', value: '[Me]' }],
  });
  const alert = { typeId: 2, viewId, projectId, isPublic: false };
  await author.result('/alerts/add.php', alert);
  const issueId = await addTo(author, '/issues/add.php', {
    folderId,
    name: 'It\\ "breaks" 💥',
    description: 'First\nsecond',
    values: [{ id: 4, value: '3' }],
  });
  await admin.result('/issues/edit.php', {
    issueId,
    name: 'It breaks',
    values: [{ id: 2, value: 'Closed' }],
  });
  await admin.result('/issues/comments/add.php', { issueId, comment: 'Why?', commentFormat: 1 });
  const upload = (name: string, content: Buffer) =>
    author.result<{ stampId: number }>(
      '/issues/files/add.php',
      { issueId, name },
      {
        file: { name, content },
      },
    );
  const small = await upload('small.bin', smallContent);
  const large = await upload('large.txt', largeContent);
  await admin.result('/issues/move.php', { issueId, folderId: otherId });
  await author.result('/issues/subscribe.php', { issueId });

  return {
    root,
    storage,
    server,
    admin,
    bob: author,
    projectId,
    folderId,
    issueId,
    files: { small: small.stampId, large: large.stampId },
    async close() {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
