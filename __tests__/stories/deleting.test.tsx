/** Something is deleted: it is read out, and one goes on where it stood. */
import { screen, waitFor, within } from '@testing-library/react';
import { focused } from '@tests/support/dom';
import { submitForm } from '@tests/support/forms';
import {
  type LivingApp,
  type LivingTracker,
  openLivingTracker,
} from '@tests/support/server/livingTracker';
import { addTo } from '@tests/server/calls/smallTracker';

let tracker: LivingTracker;
let issueId: number;
let commentIds: number[];

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { bob, folderId } = tracker;
  const lamp = { folderId, name: 'Lamp', values: [], description: 'Dark', descriptionFormat: 0 };
  issueId = await addTo(bob, '/issues/add.php', lamp);
  commentIds = [];
  for (const comment of ['First', 'Second', 'Third']) {
    const added = { issueId, comment, commentFormat: 0 };
    commentIds.push(await addTo(bob, '/issues/comments/add.php', added));
  }
});

const openings = ['getGlobal', 'loadIssue', 'getAlertStatus'];

async function openIssue(options = {}): Promise<LivingApp> {
  const app = await tracker.open('bob', `/issues/${issueId}`, { isWide: false, ...options });
  await screen.findByText('Second');
  await app.settled();
  expect(await app.sent()).toEqual(openings);
  return app;
}

/** By the menu of an entry, and yes. */
async function deleteEntry({ user }: LivingApp, menu: string, command: string) {
  await user.click(screen.getByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: command }));
  await screen.findByText(/^Delete the/);
  await submitForm(user);
}

const hear = async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument();

const expectFocusOn = (text: string) =>
  waitFor(() => {
    expect(focused()).toHaveTextContent(text);
    expect(focused()).not.toHaveAttribute('aria-current');
  });

test.each([
  { which: 'the first', at: 0, isWide: false },
  { which: 'the last', at: 2, isWide: false },
  { which: 'the first, beside the list,', at: 0, isWide: true },
])('after $which comment the entry next to it has the focus', async ({ at, isWide }) => {
  const app = await openIssue({ isWide });

  await deleteEntry(app, `Actions for #${commentIds[at]}`, 'Delete');

  await hear(`Deleted: #${commentIds[at]}`);
  await expectFocusOn('Second');
  expect(await app.sent()).toEqual(['loadComment', 'loadComment', 'deleteComment', 'loadIssue']);
});

test('after a description what is said in its place has the focus', async () => {
  const app = await openIssue();

  await deleteEntry(app, 'Actions for the description', 'Delete');

  await hear('Deleted');
  await expectFocusOn('This issue has no description.');
  expect(
    within(screen.getByRole('region', { name: 'Description' })).queryByText('Dark'),
  ).toBeNull();
  expect(await app.sent()).toEqual(['loadIssue', 'loadIssue', 'deleteDescription', 'loadIssue']);
});

test('after an issue the list has the focus, at a row', async () => {
  const { bob, folderId } = tracker;
  const typeId = 2;
  await addTo(bob, '/issues/add.php', { folderId, name: 'Chair', values: [] });
  const app = await tracker.open('admin', `/types/${typeId}/issues`, { isWide: true });
  await screen.findByRole('link', { name: /Lamp/ });
  await app.settled();
  expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  window.location.hash = `#/issues/${issueId}/delete`;
  await screen.findByText(/^Delete the issue/);

  await submitForm(app.user);

  await hear('Deleted: Lamp');
  await waitFor(() => {
    expect(screen.getByRole('link', { name: /Chair/ })).toHaveFocus();
  });
  await app.settled();
  expect(await app.sent()).toEqual(['loadIssue', 'loadIssue', 'deleteIssue', 'listIssues']);
});
