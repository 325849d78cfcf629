/** What is typed before an editor that was asked for is there is meant for it, and is no command. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readPath } from '@/routing/address';
import { addTo } from '@tests/server/calls/smallTracker';
import { focused } from '@tests/support/dom';
import { holdUp, refused, replyTo } from '@tests/support/server/replyTo';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { inAnyOrder, openWithKeys } from './walks';

let tracker: LivingTracker;
let issueId: number;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { bob, folderId } = tracker;
  const lamp = { folderId, name: 'Lamp', description: 'Bright', descriptionFormat: 0 };
  issueId = await addTo(bob, '/issues/add.php', lamp);
  await bob.result('/issues/comments/add.php', { issueId, comment: 'It falls', commentFormat: 0 });
});

const openLamp = () => openWithKeys(tracker, issueId, 'Lamp');

/** At once, so that nothing can come in between. */
const press = (...keys: readonly string[]) => {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    fireEvent(focused(), event);
  }
};

const undo = () => screen.queryByRole('button', { name: 'Undo' });

// Each fetches code of its own, which is there for the rest of this file.
test.each([
  ['e', 'Edit name', 'Lampum'],
  ['s', 'Edit Assigned To', 'um'],
  ['r', 'Add comment', 'um\n'],
])('letters after "%s" are no commands, and stand in the editor', async (key, name, typed) => {
  const app = await openLamp();
  const letThrough = holdUp('/issues/comments/load.php');

  press(key, 'u', 'x', 'Backspace', 'm', 'Enter');

  expect(await screen.findByRole('form', { name })).toContainElement(focused());
  await waitFor(() => {
    expect(focused()).toHaveValue(typed);
  });
  expect(readPath()).toBe(`/issues/${issueId}`);
  letThrough();
  expect(await app.sent()).toEqual(key === 'r' ? ['loadComment'] : []);
  expect(undo()).not.toBeInTheDocument();
});

test.each([
  ['on a Mac', 'Macintosh; Intel Mac OS X', 'ø'],
  ['elsewhere', 'X11; Linux x86_64', ''],
])('what Alt makes of a key is a letter or none: %s', async (_where, userAgent, typed) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${userAgent})`);
  const app = await openLamp();
  const letThrough = holdUp('/issues/comments/load.php');
  await app.user.click(screen.getByRole('button', { name: 'Edit comment' }));

  await app.user.keyboard('{Alt>}ø{/Alt}');
  letThrough();

  const form = await screen.findByRole('form', { name: 'Edit comment' });
  await waitFor(() => {
    expect(form).toContainElement(focused());
    expect(focused()).toHaveDisplayValue(`It falls${typed}`);
  });
  expect(await app.sent()).toEqual(['loadComment']);
});

test.each([
  ['Edit description', '/issues/load.php'],
  ['Edit comment', '/issues/comments/load.php'],
])('letters after "%s" wait for the text, and Esc calls it off', async (name, path) => {
  const app = await openLamp();
  const letThrough = holdUp(path);
  await app.user.click(screen.getByRole('button', { name }));

  press('u', 'm', 'Escape');
  letThrough();

  expect(await app.sent()).toEqual([]);
  expect(undo()).not.toBeInTheDocument();
  expect(screen.queryByRole('form', { name })).not.toBeInTheDocument();
  expect(readPath()).toBe(`/issues/${issueId}`);
  // From here on keys are commands.
  press('u');
  expect(inAnyOrder(await app.sent())).toEqual(inAnyOrder(['loadIssue', 'getAlertStatus']));
  expect(undo()).toBeVisible();
});

test('letters for an editor that is on its way are not typed in another one', async () => {
  const app = await openLamp();
  const letThrough = holdUp('/issues/comments/load.php');
  await app.user.click(screen.getByRole('button', { name: 'Edit comment' }));
  press('u', 'm');

  await app.user.click(screen.getByRole('button', { name: 'Edit name' }));

  expect(await screen.findByRole('form', { name: 'Edit name' })).toContainElement(focused());
  expect(focused()).toHaveValue('Lamp');
  letThrough();
  expect(await screen.findByRole('form', { name: 'Edit comment' })).toBeVisible();
  expect(await app.sent()).toEqual(['loadComment']);
});

test('keys are commands where the text that was asked for cannot be had', async () => {
  const app = await openLamp();
  replyTo('/issues/comments/load.php', () => refused('AccessDenied'));
  await app.user.click(screen.getByRole('button', { name: 'Edit comment' }));
  expect(await app.sent()).toEqual(['loadComment']);

  press('u');

  expect(inAnyOrder(await app.sent())).toEqual(inAnyOrder(['loadIssue', 'getAlertStatus']));
  expect(undo()).toBeVisible();
});

test.each([
  ['the latest comment', ['It blinks'], 'loadComment', /\nIt blinks\n\[\/quote\]\n\nHi$/],
  ['the description, without comments', [], 'loadIssue', /\nDark\n\[\/quote\]\n\nHi$/],
] as const)(
  '"r" before the history is there answers %s',
  async (_which, comments, call, answer) => {
    const { admin, bob, folderId } = tracker;
    const torch = { folderId, name: 'Torch', description: 'Dark', descriptionFormat: 0 };
    const torchId = await addTo(admin, '/issues/add.php', torch);
    for (const comment of comments) {
      await addTo(admin, '/issues/comments/add.php', {
        issueId: torchId,
        comment,
        commentFormat: 0,
      });
    }
    await bob.result('/issues/load.php', { issueId, history: true });
    const app = await tracker.open('bob', '/types/2/issues', { isWide: true });
    await screen.findByText('2 issues');
    await app.user.keyboard('j');
    await waitFor(() => {
      expect(app.store.getState().selection.cursor).not.toBeNull();
    });
    expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
    const letThrough = holdUp('/issues/load.php');

    press('n', 'r', 'H', 'i');
    letThrough();

    const form = await screen.findByRole('form', { name: 'Add comment' });
    await app.settled();
    await waitFor(() => {
      expect(within(form).getByRole('textbox', { name: 'Comment' })).toHaveDisplayValue(answer);
    });
    expect(readPath()).toBe(`/issues/${torchId}`);
    expect(inAnyOrder(await app.sent())).toEqual(
      inAnyOrder(['loadIssue', 'getAlertStatus', 'loadIssue', call]),
    );
  },
);
