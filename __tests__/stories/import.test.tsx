/** Issues from a table: read, mapped, checked, added by a job, what was refused, and taken back. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { offerUndo, selectUndo } from '@/screen/undo';
import { readPath } from '@/routing/address';
import { caughtDownloads } from '@tests/features/issues/caughtDownloads';
import { mswServer } from '@tests/setup/mswServer';
import { startClock } from '@tests/support/clock';
import { focused } from '@tests/support/dom';
import { submitButton } from '@tests/support/forms';
import { createGate } from '@tests/support/gate';
import { baseURL } from '@tests/support/server/tracker';
import {
  type LivingTracker,
  openPresentTracker,
  type Sent,
} from '@tests/support/server/livingTracker';
import { refused, replyTo } from '@tests/support/server/replyTo';
import { listBugs, namesOfBugs } from './ownIssues';
import { inAnyOrder, outcomeOfJob, times } from './walks';

let tracker: LivingTracker;
let admin: LivingTracker['admin'];

beforeEach(async () => {
  tracker = await openPresentTracker();
  ({ admin } = tracker);
});

const names = () => namesOfBugs(admin);

async function openImport(text: string, login = 'admin') {
  const app = await tracker.open(login, `/folders/${String(tracker.folderId)}/issues`);
  await screen.findByRole('table', { name: 'Issues' });
  expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  await app.user.click(await screen.findByRole('button', { name: 'More' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Import issues' }));
  const box = await screen.findByRole('textbox', { name: 'Table' });
  await app.user.click(box);
  await app.user.paste(text);
  return app;
}

const addCall = `${baseURL}/server/api/issues/add.php`;

test('rows become issues; those with errors are shown with each, and stay', async () => {
  const { user, sent } = await openImport(
    'Name\tSeverity\tOther\nFirst\t1\tx\nSecond\tmuch\ty\n\t3\tz',
  );

  expect(await screen.findByText('Ready to import: 1, with errors: 2')).toBeVisible();
  const row = screen.getByRole('row', { name: /^3 Second/ });
  expect(within(row).getByText('The value is not in the expected format.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Severity' })).toHaveDisplayValue('Severity');
  expect(screen.getByRole('combobox', { name: 'Other' })).toHaveDisplayValue('Do not import');
  // Opened by a link, nothing else would tell of what type they will be.
  expect(screen.getByText(/^Each row of a table becomes an issue/)).toHaveTextContent(/Bugs\.$/);
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

  expect(await sent()).toEqual(['addIssue', 'addIssue', 'listIssues', 'getAlertStatus']);
});

test('a lost answer is looked for, also between equal rows, and nothing is added twice', async () => {
  const { user, sent } = await openImport('Name\nSame\nSame\nOther');
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

  expect(await sent()).toEqual([
    'addIssue',
    'addIssue',
    'addIssue',
    'listIssues',
    'loadIssue',
    'listIssues',
    'addIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('what the server refuses is told row by row, saved, and tried again', async () => {
  const { user, sent } = await openImport('Name\nFirst\nSecond');
  const refusal = replyTo('/issues/add.php', ({ name }) =>
    name === 'Second' ? refused('UnknownFolder') : undefined,
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

  refusal.end();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText('Done: 2, already so: 0, refused: 0'))[0]).toBeVisible();
  expect(await names()).toEqual(['First', 'Second']);

  expect(await sent()).toEqual([
    'addIssue',
    'addIssue',
    'listIssues',
    'getAlertStatus',
    'addIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('a session that ends pauses the import, which goes on after the login', async () => {
  await admin.result('/issues/add.php', { folderId: tracker.folderId, name: 'Old', values: [] });
  const { user, sent } = await openImport('Name\nFirst\nSecond');
  await screen.findByText('Ready to import: 2, with errors: 0');
  replyTo('/issues/add.php', () => refused('LoginRequired'));
  await user.click(submitButton());
  await screen.findByRole('button', { name: 'Continue' });
  expect(await names()).toEqual(['Old']);
  expect(await sent()).toEqual(['addIssue', 'addIssue']);

  // The page of the login takes the place of this one, and another page comes after it.
  const next = await tracker.open('admin', '/types/2/issues');
  await screen.findByRole('row', { name: /Old/ });
  await user.keyboard('j');
  expect((await screen.findAllByText('Done: 2, already so: 0, refused: 0'))[0]).toBeVisible();
  expect((await names()).toSorted()).toEqual(['First', 'Old', 'Second']);
  expect(inAnyOrder(await next.sent())).toEqual(
    inAnyOrder([
      'getGlobal',
      'listIssues',
      'listIssues',
      'addIssue',
      'getAlertStatus',
      'listIssues',
      'addIssue',
      'listIssues',
      'getAlertStatus',
    ]),
  );
});

test('a file is read in its own encoding, or in another that is chosen', async () => {
  const { user, sent } = await openImport('');
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

  expect(await sent()).toEqual([]);
});

test('a file that was mended under its name is chosen again, and one that is gone has to be', async () => {
  const { user, sent } = await openImport('');
  const field = screen.getByLabelText(/File/);
  const file = new File(['Name\nLamp'], 'issues.csv');
  await user.upload(field, file);
  const box = screen.getByRole('textbox', { name: 'Table' });
  await waitFor(() => {
    expect(box).toHaveValue('Name\nLamp');
  });
  // A browser tells nothing of a file that is in the field already.
  expect(field).toHaveProperty('files.length', 0);
  expect(screen.getByText(/issues\.csv/)).toBeVisible();

  jest.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'WINDOWS-1252');
  await waitFor(() => {
    expect(screen.queryByText(/issues\.csv/)).not.toBeInTheDocument();
  });
  expect(box).toHaveValue('Name\nLamp');
  expect(await sent()).toEqual([]);
});

test('what is missing is said before anything is sent', async () => {
  const { user, sent } = await openImport('Severity\n1');
  expect(await sent()).toEqual([]);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Severity' }),
    'Do not import',
  );
  expect(
    await screen.findByText('These attributes need a value, but have no column: Name'),
  ).toBeVisible();
  expect(screen.getByText('Ready to import: 0, with errors: 0')).toBeVisible();
  await user.click(submitButton());

  expect(await screen.findByText('There is no row that can be imported.')).toBeVisible();
  expect(await sent()).toEqual([]);
});

interface ImportOptions {
  login?: string;
  /** What happens to calls from here on. */
  onOpen?: () => void;
  /** By what an answer that was lost is looked for. */
  lookedFor?: readonly Sent[];
}

/** Imports a table as `login`, to its end. */
async function importRows(
  text: string,
  { login = 'admin', onOpen = () => undefined, lookedFor = [] }: ImportOptions = {},
) {
  const app = await openImport(text, login);
  onOpen();
  const count = text.split('\n').length - 1;
  await screen.findByText(`Ready to import: ${String(count)}, with errors: 0`);
  await app.user.click(submitButton());
  await outcomeOfJob(`Done: ${String(count)}, already so: 0, refused: 0`);
  expect(await app.sent()).toEqual([
    ...times(count, 'addIssue'),
    ...lookedFor,
    'listIssues',
    'getAlertStatus',
  ]);
  return app;
}

async function idOf(name: string): Promise<number> {
  const row = (await listBugs(admin)).find(({ cells }) => cells[1] === name);
  if (!row) throw new Error(`There is no ${name}`);
  return row.id;
}

const undoForm = () => screen.findByRole('form', { name: 'Undo' });

test('an import is taken back after a question, but for what was changed since', async () => {
  await admin.result('/issues/add.php', { folderId: tracker.folderId, name: 'Old', values: [] });
  const { user, sent } = await importRows('Name\tSeverity\nFirst\t1\nSecond\t3\nThird\t2');
  const [second, third] = [await idOf('Second'), await idOf('Third')];
  // By the same person, in another tab.
  await admin.result('/issues/comments/add.php', {
    issueId: second,
    comment: 'Keep',
    commentFormat: 0,
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  const form = within(await undoForm());
  expect(await form.findByText('Affected: 2, already so: 0, not permitted: 0')).toBeVisible();
  expect(form.getByRole('term')).toHaveTextContent(`#${String(second)} Second`);
  expect(form.getByRole('definition')).toHaveTextContent(
    'Not undone: this has been changed since.',
  );
  // Another one changes while the question stands open.
  await admin.result('/issues/edit.php', { issueId: third, name: 'Third, renamed', values: [] });
  expect(await sent()).toEqual(['loadIssue', 'loadIssue', 'loadIssue']);
  await user.click(form.getByRole('button', { name: 'Delete' }));

  await outcomeOfJob('Changes undone: 1, not undone: 2');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    `#${String(second)} Second`,
    `#${String(third)} Third`,
  ]);
  expect(await names()).toEqual(['Old', 'Second', 'Third, renamed']);
  expect(await sent()).toEqual([
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'deleteIssue',
    'listIssues',
    'getAlertStatus',
  ]);
  await waitFor(() => {
    expect(screen.queryByRole('row', { name: /First/ })).not.toBeInTheDocument();
  });
  for (const name of ['Undo', 'Try again']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('it is offered at the import when its ten seconds are over, and a question that is left', async () => {
  const { user, store, sent } = await importRows('Name\nFirst');
  const offer = selectUndo(store.getState());
  if (!offer) throw new Error('It is not offered');
  const clock = startClock();
  act(() => {
    store.dispatch(offerUndo(offer.change));
  });
  await clock.pass(10.1);
  jest.useRealTimers();
  expect(screen.queryByText('Change saved')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const question = await undoForm();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await waitFor(() => {
    expect(question).toContainElement(focused());
  });
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('form', { name: 'Undo' })).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(within(await undoForm()).getByRole('button', { name: 'Delete' }));

  await outcomeOfJob('Changes undone: 1, not undone: 0');
  expect(await names()).toEqual([]);

  expect(await sent()).toEqual([
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'deleteIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('who may not delete is not offered to take an import back', async () => {
  const { user, sent } = await importRows('Name\nFirst', { login: 'bob' });

  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.queryByRole('form', { name: 'Undo' })).not.toBeInTheDocument();
  expect(await names()).toEqual(['First']);

  expect(await sent()).toEqual([]);
});

const deleteCall = `${baseURL}/server/api/issues/delete.php`;

test('lost answers and a session that ends: nothing is deleted twice, and all of it in the end', async () => {
  const loseFirst = http.post(
    addCall,
    async ({ request }) => {
      await admin.result('/issues/add.php', (await request.clone().json()) as object);
      return HttpResponse.error();
    },
    { once: true },
  );
  // The first of them was found again: what it was when it was added is known all the same.
  const { user, sent } = await importRows('Name\tSeverity\nFirst\t1\nSecond\t3\nThird\t1', {
    onOpen: () => {
      mswServer.use(loseFirst);
    },
    lookedFor: ['listIssues', 'loadIssue'],
  });
  const first = await idOf('First');
  const deleted: unknown[] = [];
  const { isOpen: isLookedFor, open: say } = createGate();
  mswServer.use(
    http.post(deleteCall, async ({ request }) => {
      const payload = (await request.clone().json()) as { issueId: number };
      if (payload.issueId === first) {
        deleted.push(payload.issueId);
        await admin.result('/issues/delete.php', payload);
        return HttpResponse.error();
      }
      await isLookedFor;
      return refused('LoginRequired');
    }),
    http.post(`${baseURL}/server/api/issues/load.php`, () => {
      if (deleted.length > 0) say();
    }),
  );
  await user.keyboard('{Control>}z{/Control}');
  await user.click(within(await undoForm()).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: 'Continue' });

  expect(await sent()).toEqual([...times(6, 'loadIssue'), ...times(3, 'deleteIssue'), 'loadIssue']);

  mswServer.resetHandlers();
  const next = await tracker.open('admin', '/types/2/issues');
  mswServer.use(
    http.post(deleteCall, async ({ request }) => {
      deleted.push(((await request.clone().json()) as { issueId: number }).issueId);
      return undefined;
    }),
  );
  await user.keyboard('j');
  await outcomeOfJob('Changes undone: 3, not undone: 0');
  expect(await names()).toEqual([]);
  expect(new Set(deleted).size).toBe(deleted.length);
  expect(inAnyOrder(await next.sent())).toEqual(
    inAnyOrder([
      'getGlobal',
      ...times(2, 'listIssues'),
      ...times(2, 'loadIssue'),
      ...times(2, 'deleteIssue'),
      ...times(2, 'getAlertStatus'),
    ]),
  );
});

test('what the server refuses to delete is told with its reason, and tried again', async () => {
  const { user, sent } = await importRows('Name\nFirst\nSecond');
  const second = await idOf('Second');
  const refusal = replyTo('/issues/delete.php', ({ issueId }) =>
    issueId === second ? refused('AccessDenied') : undefined,
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(within(await undoForm()).getByRole('button', { name: 'Delete' }));

  await outcomeOfJob('Changes undone: 1, not undone: 1');
  expect(screen.getByRole('definition')).toHaveTextContent(
    'You do not have permission to do this.',
  );
  refusal.end();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await outcomeOfJob('Changes undone: 2, not undone: 0');
  expect(await names()).toEqual([]);

  expect(await sent()).toEqual([
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'deleteIssue',
    'deleteIssue',
    'listIssues',
    'getAlertStatus',
    'loadIssue',
    'deleteIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});
