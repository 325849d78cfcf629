/** Writing beside what one reads, by keys, on a wide screen. */
import { screen, waitFor, within } from '@testing-library/react';
import { readPath } from '@/routing/address';
import { focused } from '@tests/support/dom';
import { retype } from '@tests/support/forms';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { issueWindow } from './walks';

let tracker: LivingTracker;
let issueId: number;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  const added = await admin.result<{ issueId: number }>('/issues/add.php', {
    folderId,
    name: 'Lamp',
    values: [],
  });
  issueId = added.issueId;
});

async function openLamp() {
  const app = await tracker.open('bob', `/issues/${issueId}`, { isWide: true });
  await issueWindow('Lamp');
  await app.sent();
  return app;
}

const commentText = () => screen.findByRole('textbox', { name: 'Comment' });

test('a reply quotes the latest comment below what was typed, and no window opens', async () => {
  await tracker.admin.result('/issues/comments/add.php', {
    issueId,
    comment: 'It falls.',
    commentFormat: 1,
  });
  const { user } = await openLamp();

  await user.keyboard('c');
  await user.type(await commentText(), 'First of all:');
  await user.keyboard('{Escape}{Escape}');
  await user.keyboard('r');

  const text = await commentText();
  await waitFor(() => {
    expect(text).toHaveDisplayValue(
      /^First of all:\n\n\[quote comment #\d+\]\nIt falls\.\n\[\/quote\]\n\n$/,
    );
  });
  expect(readPath()).toBe(`/issues/${issueId}`);
  await waitFor(() => {
    expect(text).toHaveFocus();
  });
  await user.keyboard('It stands.{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Comment added')).toBeInTheDocument();
  const history = screen.getByRole('region', { name: 'All history' });
  expect(within(history).getByText(/It stands\.$/)).toBeVisible();
});

test('the name is edited in the title, and the first value by its key', async () => {
  const { user } = await openLamp();

  await user.keyboard('e');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  await retype(user, name, 'Brighter lamp{Enter}');

  expect(await screen.findByText('Name saved')).toBeInTheDocument();
  expect(await issueWindow('Brighter lamp')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit name' })).toHaveFocus();

  await user.keyboard('s');
  const [editor] = await screen.findAllByRole('form');
  if (!editor) throw new Error('No editor');
  expect(within(editor).getByRole('button', { name: 'Save' })).toBeVisible();
  expect(editor).toContainElement(focused());
  expect(readPath()).toBe(`/issues/${issueId}`);
});
