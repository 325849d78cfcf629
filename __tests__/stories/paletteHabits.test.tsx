/** What the palette remembers of each person in a browser: issues opened lately, and what was chosen most. */
import { screen, waitFor } from '@testing-library/react';
import { mostHabits, withUse } from '@/app/commands/habits';
import { draftOwner, endDrafts, startDrafts } from '@/forms/drafts';
import { addTo } from '@tests/server/calls/smallTracker';
import {
  type LivingApp,
  type LivingTracker,
  openLivingTracker,
} from '@tests/support/server/livingTracker';
import { baseURL } from '@tests/support/server/tracker';

let tracker: LivingTracker;

const admin = draftOwner(baseURL, 1);
const bob = draftOwner(baseURL, 2);

// What hears keys is there before the first one.
beforeAll(async () => {
  await import('@/app/commands/CommandHost');
  await import('@/app/commands/Palette');
});

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { folderId, projectId } = tracker;
  for (const name of ['Я one', 'Я two']) {
    await addTo(tracker.admin, '/issues/add.php', { folderId, name, values: [] });
  }
  await tracker.admin.result('/projects/members/edit.php', { projectId, users: [1], access: 1 });
  for (const name of ['Ж A', 'Ж B']) {
    await addTo(tracker.admin, '/projects/folders/add.php', { projectId, name, typeId: 2 });
  }
});

/** A person comes; `startClient` wipes what is for other eyes. */
async function open(owner: string, at = '/types/2/issues') {
  startDrafts(owner);
  const app = await tracker.open(owner === admin ? 'admin' : 'bob', at);
  expect(await app.sent()).toEqual([
    'getGlobal',
    at.startsWith('/issues') ? 'loadIssue' : 'listIssues',
    'getAlertStatus',
  ]);
  return app;
}

async function openIssue(owner: string, issueId: number, name: string) {
  const app = await open(owner, `/issues/${String(issueId)}`);
  await screen.findByRole('dialog', { name: new RegExp(`^${name}`) });
  await waitFor(() => {
    expect(kept()).toContain(name);
  });
  await app.end();
}

/** What is offered for a letter, the best first; the server is asked for names from the second on. */
async function search({ user }: LivingApp, text: string): Promise<(string | null)[]> {
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await user.keyboard(text);
  const options = await screen.findAllByRole('option', { name: new RegExp(text, 'i') });
  return options.map(({ textContent }) => textContent);
}

/** Goes to a folder, so many times, each time in a new tab. */
async function goTo(owner: string, name: string, times: number) {
  for (let time = 0; time < times; time += 1) {
    const app = await open(owner);
    await search(app, 'ж');
    await app.user.click(screen.getByRole('option', { name: new RegExp(name) }));
    await screen.findByRole('button', { name: `Folder: ${name}` });
    expect(await app.sent()).toEqual(['listIssues']);
    await app.end();
  }
}

const kept = () => JSON.stringify(Object.entries(window.localStorage));

test('issues that were opened are offered after a reload, the last one first', async () => {
  await openIssue(bob, 1, 'Я one');
  await openIssue(bob, 2, 'Я two');

  const app = await open(bob);

  expect(await search(app, 'я')).toEqual(['Я two#2', 'Я one#1']);
  expect(screen.getByRole('option', { name: /Я two/ })).toHaveAccessibleDescription(
    'Recently opened',
  );
});

test('what was chosen most is offered first, after a reload as well', async () => {
  const before = await open(bob);
  expect(await search(before, 'ж')).toEqual(['Ж AP', 'Ж BP']);
  await before.end();

  await goTo(bob, 'Ж B', 2);

  const app = await open(bob);
  expect(await search(app, 'ж')).toEqual(['Ж BP', 'Ж AP']);
});

test('nothing of it is for the next one at the same browser', async () => {
  await openIssue(bob, 1, 'Я one');
  await goTo(bob, 'Ж B', 2);
  expect(kept()).toMatch(/folder \d/);

  const app = await open(admin);

  expect(await search(app, 'ж')).toEqual(['Ж AP', 'Ж BP']);
  expect(screen.queryByText('Recently opened')).not.toBeInTheDocument();
  expect(kept()).not.toMatch(/folder \d|Я/);
});

test('whoever logs out leaves nothing of it, and habits with commands alone', async () => {
  window.localStorage.setItem('issuedesk.uses', '{"list.reload":3}');
  await openIssue(bob, 1, 'Я one');
  await goTo(bob, 'Ж B', 1);

  endDrafts(bob);

  expect(kept()).not.toMatch(/folder \d|issue \d|Я/);
  expect(kept()).toContain('issuedesk.uses');
});

test('what earlier clients kept of places for all is gone with the next start', async () => {
  window.localStorage.setItem('issuedesk.uses', '{"list.reload":3,"issue 7":2}');

  await open(bob);

  await waitFor(() => {
    expect(window.localStorage.getItem('issuedesk.uses')).toBe('{"list.reload":3}');
  });
});

test('habits are bounded: what was chosen least, and longest ago, is forgotten', () => {
  let habits = withUse(withUse({}, 'often'), 'often');
  for (let number = 0; number < mostHabits; number += 1) {
    habits = withUse(habits, `issue ${number}`);
  }

  expect(Object.keys(habits)).toHaveLength(mostHabits);
  expect(habits).toMatchObject({ often: 2, [`issue ${mostHabits - 1}`]: 1 });
  expect(habits).not.toHaveProperty(['issue 0']);
});
