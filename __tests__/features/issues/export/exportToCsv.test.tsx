import { QueryStatus } from '@reduxjs/toolkit/query';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { submitButton } from '@tests/support/forms';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { IssueList } from '@/protocol/issues';
import { readPath } from '@/routing/address';
import { renderApp } from '@tests/support/renderApp';
import { replyWith, sentCalls } from '@tests/support/server/tracker';
import { caughtDownloads } from '../caughtDownloads';

const exported: IssueList = {
  sortColumn: 1,
  sortAscending: true,
  columns: [
    { id: 1, name: 'ID' },
    { id: 0, name: 'Name' },
    { id: 2, name: 'Created Date' },
    { id: 1004, name: 'Severity' },
  ],
  issues: [
    {
      id: 7,
      read: null,
      stamp: 7,
      subscribed: false,
      cells: ['#7', 'Login, "again"; =1+1', 1_795_227_790, '2'],
    },
    {
      id: 8,
      read: null,
      stamp: 8,
      subscribed: false,
      cells: ['#8', '=HYPERLINK("http://evil")', 1_795_227_790, ''],
    },
  ],
  totalCount: 2,
};

const isExport = (payload: Readonly<Record<string, unknown>>) => payload['limit'] === 10_000;
const exports = () => sentCalls('/issues/list.php').filter(({ payload }) => isExport(payload));

/** The server answers exports, and only them, in its own way. */
function exportAnswers(
  answer: (payload: Readonly<Record<string, unknown>>) => Response | Promise<Response>,
) {
  replyWith(({ path, payload }) =>
    path === '/issues/list.php' && isExport(payload) ? answer(payload) : undefined,
  );
}

async function openWindow(at = '/views/11/projects/1/issues', count = '8 issues') {
  const { user, store } = renderApp({ at, as: 'carol' });
  await screen.findByText(count);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Export to CSV' }));
  return { user, store, dialog: await screen.findByRole('dialog', { name: 'Export to CSV' }) };
}

/** What was written into the file. */
async function fileText(create: jest.SpyInstance<string, [Blob | MediaSource]>): Promise<string> {
  const [[file] = []] = create.mock.calls;
  if (!(file instanceof Blob)) throw new Error('No file was made');
  // Decoded by hand: a text reader would take the byte order mark away.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

describe('exporting a list', () => {
  it('asks what to export and how, the visible columns with commas by default', async () => {
    const { dialog } = await openWindow();

    expect(within(dialog).getByText('8 issues').tagName).toBe('STRONG');
    expect(screen.getByRole('radio', { name: 'Columns shown in the list' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Comma' })).toBeChecked();
    for (const group of screen.getAllByRole('radiogroup')) expect(group).toBeRequired();
    expect(screen.getByRole('radio', { name: 'Columns shown in the list' })).toHaveFocus();
  });

  it('saves the visible columns of all pages under the title of the list', async () => {
    const create = jest.spyOn(URL, 'createObjectURL');
    const { user } = await openWindow();
    exportAnswers(() => HttpResponse.json({ result: exported }));

    await user.click(submitButton());
    await waitFor(() => {
      expect(caughtDownloads()).toHaveLength(1);
    });

    expect(exports().map(({ payload }) => payload)).toEqual([
      {
        viewId: 11,
        projectId: 1,
        offset: 0,
        limit: 10_000,
        html: false,
        allColumns: false,
      },
    ]);
    expect(caughtDownloads()[0]?.name).toMatch(/^[^/|]+ - [^/|]+ - Acme Website\.csv$/);
    expect(await fileText(create)).toBe(
      '\uFEFF"ID",Name,Created Date,Severity\r\n' +
        '#7,"Login, ""again""; =1+1",11/21/2026 2:23 am,2\r\n' +
        '#8,"\'=HYPERLINK(""http://evil"")",11/21/2026 2:23 am,\r\n',
    );
    expect(create.mock.calls[0]?.[0]).toHaveProperty('type', 'text/csv; charset=utf-8');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(readPath()).toBe('/views/11/projects/1/issues');
  });

  it('keeps sort and search, and asks for all columns when told so', async () => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
    await screen.findByText('1–50 of 140 issues');
    await user.click(await screen.findByRole('button', { name: /^Name/ }));
    await user.type(await screen.findByRole('searchbox'), 'report');
    exportAnswers(() => HttpResponse.json({ result: exported }));
    replyWith(({ path, payload }) =>
      path === '/issues/list.php' && payload['searchValue'] === 'report' && !isExport(payload)
        ? HttpResponse.json({ result: exported })
        : undefined,
    );
    await user.keyboard('{Enter}');
    await screen.findByText('2 issues');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Export to CSV' }));

    await user.click(await screen.findByRole('radio', { name: 'All columns and attributes' }));
    await user.click(screen.getByRole('radio', { name: 'Semicolon' }));
    const create = jest.spyOn(URL, 'createObjectURL');
    await user.click(submitButton());
    await waitFor(() => {
      expect(caughtDownloads()).toHaveLength(1);
    });

    expect(exports()[0]?.payload).toEqual({
      typeId: 2,
      searchColumn: 0,
      searchValue: 'report',
      sortColumn: 0,
      sortAscending: true,
      offset: 0,
      limit: 10_000,
      html: false,
      allColumns: true,
    });
    expect(await fileText(create)).toContain('"ID";Name;Created Date;Severity\r\n');
  });

  it('leaves no rows behind, and the list as it was', async () => {
    const { user, store } = await openWindow();
    exportAnswers(() => HttpResponse.json({ result: exported }));

    await user.click(submitButton());
    await waitFor(() => {
      expect(caughtDownloads()).toHaveLength(1);
    });

    expect(JSON.stringify(store.getState())).not.toContain('HYPERLINK');
    expect(screen.getByText('8 issues', { selector: 'span, p, div' })).toBeInTheDocument();
  });

  it('is busy while it loads, and calls the request off on leaving', async () => {
    const { user, store } = await openWindow();
    const running = () =>
      Object.values(store.getState().api.queries).filter(
        (query) => query?.status === QueryStatus.pending,
      );
    exportAnswers(() => new Promise(() => undefined));

    await user.click(submitButton());
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    expect(running()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => {
      expect(running()).toHaveLength(0);
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(caughtDownloads()).toHaveLength(0);
  });

  it('stays open with the reason when the server fails, and exports on another try', async () => {
    const { user } = await openWindow();
    exportAnswers(() => HttpResponse.error());

    await user.click(screen.getByRole('radio', { name: 'Semicolon' }));
    await user.click(submitButton());
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('radio', { name: 'Semicolon' })).toBeChecked();
    exportAnswers(() => HttpResponse.json({ result: exported }));
    await user.click(retry);

    await waitFor(() => {
      expect(caughtDownloads()).toHaveLength(1);
    });
  });

  it('stays open with the reason when the server refuses', async () => {
    const { user } = await openWindow();
    exportAnswers(() =>
      HttpResponse.json({ errorCode: ApiErrorCode.UnknownView, errorMessage: '' }, { status: 200 }),
    );

    await user.click(submitButton());

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(readPath()).toBe('/export/csv');
  });

  /** A list of two parts, of which each waits until it is let through; the second may begin earlier than it should. */
  async function exportLongList(overlap: number) {
    const rowsOf = (offset: number) =>
      Array.from({ length: offset === 0 ? 10_000 : 2_345 }, (_, index) => ({
        ...exported.issues[0],
        id: offset + index + (offset === 0 ? 1 : 1 - overlap),
      }));
    replyWith(({ path }) =>
      path === '/issues/list.php'
        ? HttpResponse.json({ result: { ...exported, totalCount: 12_345 } })
        : undefined,
    );
    const { user } = await openWindow('/types/2/issues', '1–50 of 12,345 issues');
    const parts: (() => void)[] = [];
    exportAnswers(
      ({ offset }) =>
        new Promise<Response>((resolve) => {
          parts.push(() => {
            const issues = rowsOf(Number(offset));
            resolve(HttpResponse.json({ result: { ...exported, issues, totalCount: 12_345 } }));
          });
        }),
    );
    async function letThrough(place: number) {
      await waitFor(() => {
        expect(parts.length).toBeGreaterThan(place);
      });
      parts[place]?.();
    }
    await user.click(submitButton());
    return { user, letThrough };
  }

  const offsets = () => exports().map(({ payload }) => payload['offset']);

  it('asks for a very long list in parts, and tells how far it is', async () => {
    const create = jest.spyOn(URL, 'createObjectURL');
    const { letThrough } = await exportLongList(0);
    await letThrough(0);
    expect(await screen.findByText('10,000 of 12,345')).toBeVisible();
    await letThrough(1);
    await waitFor(() => {
      expect(caughtDownloads()).toHaveLength(1);
    });
    expect(offsets()).toEqual([0, 10_000]);
    // The heading, and each issue once.
    expect((await fileText(create)).trimEnd().split('\r\n')).toHaveLength(12_346);
    expect(screen.queryByText(/^The list changed/)).not.toBeInTheDocument();
  });

  it('reads a list again that changes meanwhile, and says when it does not rest', async () => {
    const create = jest.spyOn(URL, 'createObjectURL');
    // One that moves to the next part each time.
    const { letThrough } = await exportLongList(1);
    for (let part = 0; part < 6; part += 1) await letThrough(part);
    await waitFor(() => {
      expect(caughtDownloads()).toHaveLength(1);
    });
    expect(offsets()).toEqual([0, 10_000, 0, 10_000, 0, 10_000]);
    expect((await fileText(create)).trimEnd().split('\r\n')).toHaveLength(12_345);
    expect(
      await screen.findByText(
        'The list changed while it was read. Issues may be missing from the file.',
      ),
    ).toBeVisible();
  });

  it('is open to visitors', async () => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'anonymous' });
    await screen.findByText('1–50 of 85 issues');
    await user.click(await screen.findByRole('button', { name: 'More' }));

    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Export to CSV',
      'Filter list',
      'Columns…',
      'Show lists whole, up to 20,000 issues',
      'Save as report',
    ]);
  });
});
