/** Issues from a table: read, mapped, checked, added by a job, and what was refused. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { caughtDownloads } from '@tests/features/issues/caughtDownloads';
import { mswServer } from '@tests/setup/mswServer';
import { submitButton } from '@tests/support/forms';
import { baseURL } from '@tests/support/server/tracker';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';

let tracker: LivingTracker;
let admin: LivingTracker['admin'];

beforeEach(async () => {
  tracker = await openLivingTracker();
  // What is not older than an attempt is looked for: both clocks go alike. Older sessions have ended by then.
  tracker.server.clock.now = Math.floor(Date.now() / 1000);
  admin = await tracker.server.logIn('admin');
});

const listed = () =>
  admin.result<{ issues: { id: number; cells: (string | number)[] }[] }>('/issues/list.php', {
    typeId: 2,
    offset: 0,
    limit: 50,
    sortColumn: 1,
    sortAscending: true,
  });

async function names(): Promise<(string | number | undefined)[]> {
  return (await listed()).issues.map(({ cells }) => cells[1]);
}

async function openImport(text: string) {
  const app = await tracker.open('admin', `/folders/${String(tracker.folderId)}/issues`);
  await app.user.click(await screen.findByRole('button', { name: 'More' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Import issues' }));
  const box = await screen.findByRole('textbox', { name: 'Table' });
  await app.user.click(box);
  await app.user.paste(text);
  return app;
}

const addCall = `${baseURL}/server/api/issues/add.php`;

test('rows become issues; those with errors are shown with each, and stay', async () => {
  const { user } = await openImport('Name\tSeverity\tOther\nFirst\t1\tx\nSecond\tmuch\ty\n\t3\tz');

  expect(await screen.findByText('Ready to import: 1, with errors: 2')).toBeVisible();
  const row = screen.getByRole('row', { name: /^3 Second/ });
  expect(within(row).getByText('The value is not in the expected format.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Severity' })).toHaveDisplayValue('Severity');
  expect(screen.getByRole('combobox', { name: 'Other' })).toHaveDisplayValue('Do not import');
  await user.click(screen.getByRole('checkbox', { name: 'Only rows with errors' }));
  await waitFor(() => {
    expect(screen.queryByRole('row', { name: /^2 First/ })).not.toBeInTheDocument();
  });

  // The faulty column is left out by choice.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Do not import');
  expect(await screen.findByText('Ready to import: 2, with errors: 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save these rows as CSV' }));
  expect(caughtDownloads()[0]?.name).toBe('Import issues.csv');

  await user.click(submitButton());
  expect((await screen.findAllByText('Done: 2, already so: 0, refused: 0'))[0]).toBeVisible();
  expect(readPath()).toBe(`/folders/${String(tracker.folderId)}/issues`);
  expect(await names()).toEqual(['First', 'Second']);
  expect(await screen.findByRole('row', { name: /First/ })).toBeVisible();
});

test('a lost answer is looked for, also between equal rows, and nothing is added twice', async () => {
  const { user } = await openImport('Name\nSame\nSame\nOther');
  let calls = 0;
  mswServer.use(
    http.post(addCall, async ({ request }) => {
      calls += 1;
      if (calls > 2) return undefined;
      // Of the first two, one is carried out, and neither answer arrives.
      if (calls === 1) {
        const payload: unknown = JSON.parse(await request.clone().text());
        await admin.result('/issues/add.php', payload as object);
      }
      return HttpResponse.error();
    }),
  );
  await screen.findByText('Ready to import: 3, with errors: 0');
  await user.click(submitButton());

  expect((await screen.findAllByText('Done: 3, already so: 0, refused: 0'))[0]).toBeVisible();
  expect((await names()).toSorted()).toEqual(['Other', 'Same', 'Same']);
});

test('what the server refuses is told row by row, saved, and tried again', async () => {
  const { user } = await openImport('Name\nFirst\nSecond');
  let isRefusing = true;
  mswServer.use(
    http.post(addCall, async ({ request }) =>
      isRefusing && (await request.clone().text()).includes('Second')
        ? HttpResponse.json({ errorCode: 301, errorMessage: 'Unknown folder.' }, { status: 400 })
        : undefined,
    ),
  );
  await screen.findByText('Ready to import: 2, with errors: 0');
  await user.click(submitButton());

  expect((await screen.findAllByText('Done: 1, already so: 0, refused: 1'))[0]).toBeVisible();
  expect(await screen.findByText('Row 3: Second')).toBeVisible();
  const create = jest.spyOn(URL, 'createObjectURL');
  await user.click(screen.getByRole('button', { name: 'Save these rows as CSV' }));
  const [[file] = []] = create.mock.calls;
  if (!(file instanceof Blob)) throw new Error('No file was made');
  expect(await file.text()).toMatch(/^\uFEFF?Name,Reason\r\nSecond,.+\r\n$/);

  isRefusing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText('Done: 2, already so: 0, refused: 0'))[0]).toBeVisible();
  expect(await names()).toEqual(['First', 'Second']);
});

test('a session that ends pauses the import, which goes on after the login', async () => {
  await admin.result('/issues/add.php', { folderId: tracker.folderId, name: 'Old', values: [] });
  const { user } = await openImport('Name\nFirst\nSecond');
  await screen.findByText('Ready to import: 2, with errors: 0');
  mswServer.use(
    http.post(addCall, () =>
      HttpResponse.json({ errorCode: ApiErrorCode.LoginRequired, errorMessage: 'No' }),
    ),
  );
  await user.click(submitButton());
  await screen.findByRole('button', { name: 'Continue' });
  expect(await names()).toEqual(['Old']);

  // The page of the login takes the place of this one, and another page comes after it.
  await tracker.open('admin', '/types/2/issues');
  await screen.findByRole('row', { name: /Old/ });
  await user.keyboard('j');
  expect((await screen.findAllByText('Done: 2, already so: 0, refused: 0'))[0]).toBeVisible();
  expect((await names()).toSorted()).toEqual(['First', 'Old', 'Second']);
});

test('a file is read in its own encoding, or in another that is chosen', async () => {
  const { user } = await openImport('');
  const latin = Uint8Array.of(0x4e, 0x61, 0x6d, 0x65, 0x0a, 0x47, 0x72, 0xf6, 0xdf, 0x65);
  await user.upload(screen.getByLabelText(/File/), new File([latin], 'issues.csv'));

  const box = screen.getByRole('textbox', { name: 'Table' });
  await waitFor(() => {
    expect(box).toHaveValue('Name\nGröße');
  });
  expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveDisplayValue('WINDOWS-1252');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'UTF-8');
  await waitFor(() => {
    expect(box).toHaveValue('Name\nGr\uFFFD\uFFFDe');
  });
});

test('what is missing is said before anything is sent', async () => {
  const { user, sent } = await openImport('Severity\n1');
  await sent();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Severity' }),
    'Do not import',
  );
  await user.click(submitButton());

  expect(await screen.findByText('There is no row that can be imported.')).toBeVisible();
  expect(await sent()).toEqual([]);
});
