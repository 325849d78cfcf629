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

test.each(['asc', 'desc'])(
  'a history in the order %s opens at what is new',
  async (historyOrder) => {
    const settings = {
      ...{ hideIdColumn: false, hideEmptyValues: false, historyOrder, defaultFormat: 1 },
      ...{ commentMaxLength: 20_000, fileMaxSize: 1_048_576, fileDbMaxSize: 4096 },
      ...{ sessionMaxLifetime: 7200, registerMaxLifetime: 86_400, logMaxLifetime: 86_400 },
    };
    await tracker.admin.result('/settings/advanced/edit.php', settings);
    await tracker.admin.result('/issues/comments/add.php', comment('Seen'));
    await tracker.bob.result('/issues/load.php', { issueId, history: true });
    await tracker.admin.result('/issues/comments/add.php', comment('Unseen'));
    // A long description, below which everything is out of sight.
    const rectOf = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    rectOf.mockImplementation(function (this: Element) {
      return new DOMRect(0, this.matches('[data-news]') ? 2_000 : 0, 600, 20);
    });
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user, sent } = await tracker.open('bob', '/types/2/issues');
    const [link] = await screen.findAllByRole('link', { name: /Lamp/ });
    if (!link) throw new Error('The list does not name it.');
    await user.click(link);

    const marker = await screen.findByText('New since you last looked');
    await waitFor(() => {
      expect(scroll.mock.contexts).toContain(marker);
    });
    expect(marker.compareDocumentPosition(screen.getByText('Unseen'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(await sent()).toEqual([
      ...['getGlobal', 'listIssues', 'getAlertStatus'],
      ...['loadIssue', 'getAlertStatus'],
    ]);
  },
);

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
