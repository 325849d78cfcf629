/** What is new in an issue since one looked last, to who comes without its list (decision 046). */
import { screen, waitFor } from '@testing-library/react';
import { addTo } from '@tests/server/calls/smallTracker';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { deskIsComplete, times } from './walks';

let tracker: LivingTracker;
let issueId: number;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp' });
});

const comment = (text: string) => ({ issueId, comment: text, commentFormat: 1 });

test('the history says what is new to who comes by a link, from what this browser has seen', async () => {
  await tracker.admin.result('/issues/comments/add.php', comment('Seen'));
  const first = await tracker.open('bob', `/issues/${String(issueId)}`);
  await screen.findByText('Seen');
  expect(screen.queryByText('New since you last looked')).toBeNull();
  await waitFor(() => {
    expect(JSON.stringify(localStorage)).toContain('stamp');
  });
  expect(await first.sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);
  await first.end();
  await tracker.admin.result('/issues/comments/add.php', comment('Unseen'));

  const { sent } = await tracker.open('bob', `/issues/${String(issueId)}`);

  const marker = await screen.findByText('New since you last looked');
  const unseen = screen.getByText('Unseen');
  expect(marker.compareDocumentPosition(unseen)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(marker.compareDocumentPosition(screen.getByText('Seen'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(await sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);
});

test('it says so to who comes from the desk, by what the server has told there', async () => {
  await tracker.admin.result('/issues/comments/add.php', comment('Seen'));
  await tracker.bob.result('/issues/load.php', { issueId, history: true });
  await tracker.admin.result('/issues/comments/add.php', comment('Unseen'));
  const { user, sent } = await tracker.open('bob', '');

  await deskIsComplete();
  const [link] = screen.getAllByRole('link', { name: /Lamp/ });
  if (!link) throw new Error('The desk does not name it.');
  expect(await sent()).toEqual(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]);
  await user.click(link);

  expect(await screen.findByText('New since you last looked')).toBeVisible();
  expect(await sent()).toEqual(['loadIssue']);
});
