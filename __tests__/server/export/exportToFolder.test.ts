import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { exportToFolder } from '@/server/export/exportToFolder';
import type { ExportedIssue, TrackerDocument } from '@/server/export/trackerDocument';

import { adminPassword, recordedNow } from '@tests/server/support/apiServer';

import {
  type FilledTracker,
  largeContent,
  mailPassword,
  openFilledTracker,
  smallContent,
} from './filledTracker';

let tracker: FilledTracker;
let target: string;
let told: string;

beforeAll(async () => {
  tracker = await openFilledTracker();
  target = path.join(tracker.root, 'exported');
  told = await exportToFolder(tracker.storage, { folder: target, now: 1 });
});

afterAll(() => tracker.close());

const read = (name: string) => readFile(path.join(target, name));

async function readTracker(): Promise<TrackerDocument> {
  return JSON.parse((await read('tracker.json')).toString()) as TrackerDocument;
}

async function readIssues(): Promise<ExportedIssue[]> {
  const lines = (await read('issues.jsonl')).toString().trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as ExportedIssue);
}

test('says what it wrote', () => {
  expect(told).toBe(`Wrote 1 issues with 8 history entries and 2 files to ${target}.`);
});

test('holds users, types, projects and who may what', async () => {
  const { settings, users, types, projects, alerts, counts } = await readTracker();

  expect(settings.serverName).toBe('Acme Issue Tracker');
  expect(users).toMatchObject([
    { id: 1, login: 'admin', access: 2 },
    { id: 2, name: 'Bob "B" Żółw', login: 'bob', email: 'bob@example.com', access: 1 },
  ]);
  const bugs = types.find(({ id }) => id === 2);
  expect(bugs?.attributes).toContainEqual(expect.objectContaining({ id: 4, type: 'NUMERIC' }));
  expect(bugs?.views).toContainEqual(
    expect.objectContaining({
      name: 'Mine',
      ownerId: 2,
      columns: [1, 0, 1002],
      filters: [{ column: 3, operator: 'EQ', value: '[Me]' }],
    }),
  );
  expect(projects).toMatchObject([
    {
      name: 'Größe',
      description: { text: 'What *it* is', format: 1, modifiedBy: 1, modifiedDate: recordedNow },
      members: [{ userId: 2, access: 2 }],
      folders: [
        { name: 'Bugs', typeId: 2 },
        { name: 'Other', typeId: 2 },
      ],
    },
  ]);
  expect(alerts).toMatchObject([{ kind: 1, ownerId: 2, projectId: projects[0]?.id }]);
  expect(counts).toEqual({ issues: 1, historyEntries: 8, files: 2 });
});

test('holds the issues with their history', async () => {
  const [issue, ...others] = await readIssues();

  expect(others).toEqual([]);
  expect(issue).toMatchObject({
    id: tracker.issueId,
    name: 'It breaks',
    createdBy: 2,
    createdDate: recordedNow,
    description: { text: 'First\nsecond', format: 0, modifiedBy: 2 },
    subscribers: [2],
  });
  expect(issue?.values).toContainEqual({ id: 2, value: 'Closed' });
  expect(issue?.history).toMatchObject([
    { type: 0, createdBy: 2, new: 'It\\ "breaks" 💥' },
    { type: 2, createdBy: 2, attributeId: 4, old: '2', new: '3' },
    { type: 1, createdBy: 1, old: 'It\\ "breaks" 💥', new: 'It breaks' },
    { type: 2, createdBy: 1, attributeId: 2, new: 'Closed' },
    { type: 3, createdBy: 1, text: 'Why?', format: 1 },
    { id: tracker.files.small, type: 4, name: 'small.bin', size: smallContent.length },
    { id: tracker.files.large, type: 4, name: 'large.txt', size: largeContent.length },
    { type: 5, fromFolderId: tracker.folderId },
  ]);
});

test('holds the files, wherever they were kept', async () => {
  const { small, large } = tracker.files;

  expect((await read(`files/${small}`)).equals(smallContent)).toBe(true);
  expect((await read(`files/${large}`)).equals(largeContent)).toBe(true);
});

test('holds no secrets', async () => {
  const all = `${String(await read('tracker.json'))}${String(await read('issues.jsonl'))}`;

  for (const secret of [mailPassword, adminPassword, '$argon2', tracker.bob.csrfToken ?? '']) {
    expect(all).not.toContain(secret);
  }
});

test('does not write over something else', async () => {
  await expect(exportToFolder(tracker.storage, { folder: target, now: 1 })).rejects.toThrow(
    'is not empty',
  );
});

test('tells which contents are missing', async () => {
  await rm(path.join(tracker.storage.folder.files, String(tracker.files.large)));

  const folder = path.join(tracker.root, 'incomplete');
  await expect(exportToFolder(tracker.storage, { folder, now: 1 })).resolves.toMatch(
    `1 attached files are missing in ${tracker.storage.folder.files}: ${tracker.files.large} (large.txt).`,
  );
});
