/** A list as a file: what conditions leave of one that comes in parts. */
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { pageSizes } from '@/protocol/firstLimits';
import { caughtDownloads } from '@tests/features/issues/caughtDownloads';
import { mswServer } from '@tests/setup/mswServer';
import { createGate } from '@tests/support/gate';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { baseURL } from '@tests/support/server/tracker';
import { addAlike, numbered } from './numberedIssues';
import { inAnyOrder, times } from './walks';

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openLivingTracker();
  await addAlike(tracker, numbered(60));
  // So many rows of a file are asked for at a time.
  jest.replaceProperty<{ csv: number }, 'csv'>(pageSizes, 'csv', 40);
});

/** Asks for the file of a list with a condition; the first part has come, and the second waits. */
async function exportFiltered() {
  const app = await tracker.open('admin', '/types/2/issues?where=name.begins.Issue%205');
  await screen.findByText('11 of 60 issues');
  await app.user.click(await screen.findByRole('button', { name: 'More' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Export to CSV' }));
  await screen.findByRole('radio', { name: 'Comma' });
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
  const { isOpen: isWanted, open: letThrough } = createGate();
  let isAsked = false;
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/list.php`, async ({ request }) => {
      const { offset, html } = (await request.clone().json()) as { offset: number; html?: boolean };
      if (html !== false || offset === 0) return;
      isAsked = true;
      await isWanted;
    }),
  );
  await app.user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('40 of 60')).toBeVisible();
  await waitFor(() => {
    expect(isAsked).toBe(true);
  });
  return { ...app, letThrough };
}

test('what conditions leave is read in parts, with progress, and saved as a file', async () => {
  const create = jest.spyOn(URL, 'createObjectURL');
  const { letThrough, sent } = await exportFiltered();
  letThrough();
  await waitFor(() => {
    expect(caughtDownloads()).toHaveLength(1);
  });

  const file = create.mock.calls[0]?.[0];
  const text = await new Response(file instanceof Blob ? file : null).text();
  expect([...text.matchAll(/,(Issue \d+),/g)].map(([, name]) => name)).toEqual([
    'Issue 5',
    ...Array.from({ length: 10 }, (_, index) => `Issue ${String(50 + index)}`),
  ]);
  expect(await sent()).toEqual(['listIssues', 'listIssues']);
});

test('it is called off in between, and nothing is saved', async () => {
  const { letThrough, sent, settled, user } = await exportFiltered();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  letThrough();
  await settled();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(caughtDownloads()).toHaveLength(0);
  // The second part was on its way.
  expect(await sent()).toEqual(['listIssues', 'listIssues']);
});
