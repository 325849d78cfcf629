import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { steadyHue } from '@/lib/steadyHue';
import { relativeTimesChosen } from '@/screen/times';
import { titleIs } from '@tests/support/title';
import { startClock } from '@tests/support/clock';
import type { GlobalSettings } from '@/protocol/global';
import type { LoadedIssue } from '@/protocol/issues';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { findRecorded } from '@tests/support/server/recordedCalls';
import {
  answersAreSlow,
  serverAnswers,
  serverDown,
  serverRefuses,
} from '@tests/support/server/scenarios';
import { replyWith, sentCalls, sentTo } from '@tests/support/server/tracker';
import { issueDetails } from '../answeredIssue';

const title = 'Everything in one issue: markup, files, history <tags> & "quotes", renamed';

const findWindow = (name: string) => screen.findByRole('dialog', { name });

const section = (name: string) => screen.getByRole('region', { name });

const historyEntries = () => within(section('All history')).getAllByRole('article');

/** The entry of the history that says this. */
function entryWith(text: string): HTMLElement {
  const found = historyEntries().find(({ textContent }) => textContent.includes(text));
  if (!found) throw new Error(`No entry says "${text}".`);
  return found;
}

/** The value beside a label. */
function valueOf(label: string) {
  const labels = screen.getAllByRole('term');
  return screen.getAllByRole('definition')[labels.findIndex((one) => one.textContent === label)];
}

/** The issue as Carol's server tells it, limited to a history filter. */
function readIssue({ filter = 1 } = {}): LoadedIssue {
  const recorded = findRecorded('carol', '/issues/load.php', {
    issueId: 7,
    history: true,
    filter,
    html: true,
  });
  if (!recorded || !('result' in recorded.answer)) throw new Error('Not recorded');
  return recorded.answer.result as LoadedIssue;
}

/** Lets the server say something else about itself. */
function serveSettings(settings: Partial<GlobalSettings>) {
  const global = readGlobal('carol');
  serverAnswers('/global.php', { ...global, settings: { ...global.settings, ...settings } });
}

describe('the window of an issue', () => {
  it('shows choices as chips of one hue for one text, and still says them', async () => {
    renderApp({ at: '/issues/7', as: 'carol' });
    await findWindow(title);

    const status = within(valueOf('Status') ?? document.body).getByText('Active');
    expect(status).toHaveAttribute('data-tint', String(steadyHue('Active')));
    expect(valueOf('Severity')?.innerHTML).not.toContain('data-tint');
  });

  it('shows a single choice with a comma as one chip', async () => {
    const attributes = [{ id: 2, value: 'Active, waiting' }];
    serverAnswers('/issues/load.php', { ...readIssue(), attributes });
    renderApp({ at: '/issues/7', as: 'carol' });
    await findWindow(title);

    const status = within(valueOf('Status') ?? document.body).getByText('Active, waiting');
    expect(status).toHaveAttribute('data-tint', String(steadyHue('Active, waiting')));
  });

  it('shows how long ago something was where that is chosen, and keeps up with the clock', async () => {
    const { store } = renderApp({ at: '/issues/7', as: 'carol' });
    await findWindow(title);
    const created = within(valueOf('Created') ?? document.body).getByText('11/21/2026 2:23 am');
    const seconds = Date.parse(created.getAttribute('datetime') ?? '') / 1000;
    const clock = startClock();
    jest.setSystemTime((seconds + 3 * 3_600) * 1000);

    act(() => {
      store.dispatch(relativeTimesChosen(true));
    });
    expect(created).toHaveTextContent(/^3 hours ago$/);
    await clock.pass(3_600);

    expect(created).toHaveTextContent(/^4 hours ago$/);
    act(() => {
      store.dispatch(relativeTimesChosen(false));
    });
    expect(created).toHaveTextContent('11/21/2026 2:23 am');
  });

  it('shows properties and attributes in the formats of the server', async () => {
    renderApp({ at: '/issues/7', as: 'carol' });

    await findWindow(title);
    expect(valueOf('Type')).toHaveTextContent('Bugs');
    expect(valueOf('Location')).toHaveTextContent('Acme Website — Frontend Bugs');
    expect(valueOf('Created')).toHaveTextContent('11/21/2026 2:23 am — Carol Diaz');
    expect(valueOf('Modified')).toHaveTextContent('Carol Diaz');
    expect(valueOf('Assigned To')).toHaveTextContent('Carol Diaz');
    expect(valueOf('Severity')).toHaveTextContent('1');
    expect(valueOf('Reason')).toHaveTextContent('');
    await titleIs(`${title} | Acme Issue Tracker`);
  });

  it('loads description, attributes and history once, and marks the issue as read', async () => {
    renderApp({ at: '/issues/7', as: 'carol' });

    await findWindow(title);
    expect((await sentTo('/issues/load.php')).payload).toEqual({
      issueId: 7,
      description: true,
      attributes: true,
      history: true,
      modifiedSince: 0,
      filter: 1,
      html: true,
      unread: false,
    });
    expect(sentCalls('/issues/load.php')).toHaveLength(1);
  });

  it('shows the description as the server formats it', async () => {
    renderApp({ at: '/issues/7', as: 'carol' });

    await findWindow(title);
    const description = within(section('Description'));
    expect(description.getByText('every', { selector: 'strong' })).toBeInTheDocument();
    expect(description.getByRole('link', { name: 'WebIssues home' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    // It was edited, but by its author and within three minutes.
    expect(description.queryByText(/^Last edited/)).not.toBeInTheDocument();
  });

  it('groups changes that one user made in one go, and lets comments, files and moves stand alone', async () => {
    renderApp({ at: '/issues/7', as: 'carol' });

    await findWindow(title);
    const lines = historyEntries().map((entry) => entry.textContent);
    expect(lines).toHaveLength(18);
    expect(lines[0]).toContain('Carol Diaz');
    expect(lines[0]).toContain('Created: Everything in one issue');
    expect(lines[0]).toContain('Assigned To: Bob Mason');
    expect(lines[0]).toContain('Severity: 2 → 1');
    expect(lines[1]).toContain('AdministratorVersion: 2.0.5');
    expect(lines.filter((line) => line.includes('Status:'))).toEqual([
      expect.stringContaining('Status: Active → ResolvedReason: Fixed'),
      expect.stringContaining('Reason: Test Failed → empty'),
    ]);
    expect(lines.filter((line) => line.includes('Location:'))).toHaveLength(2);
  });

  it('shows files with size, description and a link to the content or the image', async () => {
    renderApp({ at: '/issues/7', as: 'carol' });

    await findWindow(title);
    expect(screen.getByRole('link', { name: 'server-renamed.log' })).toHaveAttribute(
      'href',
      'http://localhost/client/file.php?id=2113',
    );
    expect(screen.getByRole('link', { name: 'screenshot.png' })).toHaveAttribute(
      'href',
      '#/issues/7/files/2111/preview',
    );
    const entry = entryWith('screenshot.png');
    expect(entry).toHaveTextContent('78.6 kB');
    expect(entry).toHaveTextContent('Full page screenshot with a #7 link');
  });

  it('says who edited a comment last', async () => {
    renderApp({ at: '/issues/7', as: 'carol' });

    await findWindow(title);
    const entry = entryWith('was written by Alice');
    expect(entry).toHaveAccessibleName('Comment by Alice Carter, 11/21/2026 2:23 am');
    expect(entry).toHaveTextContent(/Last edited .* by Bob Mason/);
  });

  it('names comments and files by what they are, whose and when', async () => {
    renderApp({ at: '/issues/7', as: 'carol' });

    await findWindow(title);
    const headings = within(section('All history')).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.getAttribute('aria-label')).slice(3, 6)).toEqual([
      'Comment by Bob Mason, 11/21/2026 2:23 am',
      'Comment by Carol Diaz, 11/21/2026 2:23 am',
      'File by Carol Diaz, 11/21/2026 2:23 am',
    ]);
  });

  it('leads #n links of entries of this issue straight there', async () => {
    renderApp({ at: '/issues/7', as: 'carol' });

    await findWindow(title);
    const inFile = within(entryWith('screenshot.png'));
    expect(inFile.getByRole('link', { name: '#7' })).toHaveAttribute('href', '#/issues/7');
    expect(inFile.getByRole('link', { name: 'Link to #2111' })).toHaveAttribute(
      'href',
      '#/issues/7/items/2111',
    );
  });

  it('offers no commands to visitors who are not logged in', async () => {
    renderApp({ at: '/issues/7', as: 'anonymous' });

    const dialog = within(await findWindow(title));
    expect(dialog.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('link', { name: 'Add comment' })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Filter history' })).toBeInTheDocument();
  });

  it('leaves out attributes without a value where the server says so', async () => {
    serveSettings({ hideEmptyValues: true });
    renderApp({ at: '/issues/7', as: 'carol' });

    await findWindow(title);
    expect(valueOf('Severity')).toHaveTextContent('1');
    expect(screen.queryByText('Reason', { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('shows the newest entries first where the server says so', async () => {
    serveSettings({ historyOrder: 'desc' });
    renderApp({ at: '/issues/7', as: 'carol' });

    await findWindow(title);
    expect(historyEntries().at(-1)).toHaveTextContent('Severity: 2 → 1');
    expect(historyEntries()).toHaveLength(18);
  });

  it('has words for what the user may not see, and keeps the lines of a text', async () => {
    serverAnswers('/issues/load.php', {
      details: issueDetails({ typeId: 99, folderId: 98, createdBy: 97, modifiedBy: 97 }),
      description: {
        text: 'Written later',
        modifiedBy: 4,
        modifiedDate: issueDetails().createdDate + 181,
        format: 0,
      },
      attributes: [
        { id: 96, value: 'first\n  second' },
        { id: 5, value: 'one\ntwo' },
      ],
      history: [],
    });
    renderApp({ at: '/issues/31', as: 'carol' });

    await findWindow('Plain issue');
    expect(valueOf('Type')).toHaveTextContent('Unknown type');
    expect(valueOf('Location')).toHaveTextContent('Unknown folder');
    expect(valueOf('Created')).toHaveTextContent('Unknown user');
    expect(valueOf('Unknown attribute')?.textContent).toBe('first\n  second');
    expect(valueOf('Version')?.textContent).toBe('one two');
    expect(within(section('Description')).getByText(/^Last edited/)).toHaveTextContent(
      'by Carol Diaz',
    );
  });

  it('copies the number of the issue', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

    await user.click(await screen.findByRole('button', { name: 'Copy #7' }));

    expect(await screen.findByText('#7 copied')).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith('#7');
  });

  it('says that an issue is unknown', async () => {
    renderApp({ at: '/issues/999999', as: 'carol' });

    expect(
      await screen.findByText('This issue does not exist, or you do not have access to it.'),
    ).toBeInTheDocument();
  });
});

describe('the history filter', () => {
  it('shows the chosen entries only', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });
    await findWindow(title);
    serverAnswers('/issues/load.php', { ...readIssue({ filter: 2 }), description: null });

    await user.click(screen.getByRole('button', { name: 'Filter history' }));
    await user.click(screen.getByRole('menuitem', { name: 'Comments' }));

    await screen.findByRole('heading', { name: 'Comments' });
    expect(within(section('Comments')).getAllByRole('article')).toHaveLength(6);
    expect(sentCalls('/issues/load.php').at(-1)?.payload).toMatchObject({
      modifiedSince: 0,
      filter: 2,
    });
  });

  it('says so when there is nothing to show', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });
    await findWindow(title);
    serverAnswers('/issues/load.php', { ...readIssue(), description: null, history: [] });

    await user.click(screen.getByRole('button', { name: 'Filter history' }));
    await user.click(screen.getByRole('menuitem', { name: 'Files' }));

    expect(await screen.findByText('There are no files yet.')).toBeInTheDocument();
    expect(screen.getByText('This issue has no description.')).toBeInTheDocument();
  });
});

describe('reading an issue again', () => {
  it('shows what is known at once and asks only for what changed since', async () => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
    const link = await screen.findByRole('link', { name: /Everything in one issue/ });
    await user.click(link);
    await findWindow(title);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { letThrough } = answersAreSlow('/issues/load.php');

    await user.click(link);

    const issue = await findWindow(title);
    expect(historyEntries()).toHaveLength(18);
    await waitFor(() => expect(issue).toHaveAttribute('aria-busy', 'true'));
    expect(historyEntries()).toHaveLength(18);
    letThrough();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'false'));
    expect(sentCalls('/issues/load.php').at(-1)?.payload).toMatchObject({ modifiedSince: 2235 });
    expect(historyEntries()).toHaveLength(18);
  });

  it('merges what has changed into what is known', async () => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
    const link = await screen.findByRole('link', { name: /Everything in one issue/ });
    await user.click(link);
    await findWindow(title);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    serverAnswers('/issues/load.php', {
      ...readIssue(),
      description: true,
      history: [
        { id: 2105, type: 3, createdDate: 1795227801, createdBy: 2, text: 'Corrected.' },
        { id: 9000, type: 3, createdDate: 1795300000, createdBy: 3, text: 'One more thing.' },
      ],
      stubs: [519],
    });

    await user.click(link);

    const added = await screen.findByText('One more thing.');
    expect(historyEntries().at(-1)).toContainElement(added);
    expect(entryWith('Corrected.')).toHaveAccessibleName(/^Comment by Alice Carter, /);
    expect(screen.queryByText(/was written by Alice/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Done, see the attachment/)).not.toBeInTheDocument();
    expect(
      within(section('Description')).getByText('every', { selector: 'strong' }),
    ).toBeInTheDocument();
  });

  it('keeps what is known when the server cannot be reached', async () => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
    const link = await screen.findByRole('link', { name: /Everything in one issue/ });
    await user.click(link);
    await findWindow(title);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    serverDown();

    await user.click(link);

    expect(await screen.findByText(/may be out of date/)).toBeInTheDocument();
    expect(historyEntries()).toHaveLength(18);
  });
});

describe('the read state', () => {
  it('keeps an issue unread that was marked so, until it is marked as read', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });

    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mark as unread' }));
    await waitFor(() => expect(sentCalls('/issues/load.php')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mark as read' }));
    await waitFor(() => expect(sentCalls('/issues/load.php')).toHaveLength(3));

    expect(sentCalls('/issues/load.php').map(({ payload }) => payload['unread'])).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a mark', () => {
  const saved = () => screen.queryByText('Change saved');

  async function openMarks() {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    return () => user.click(screen.getByRole('menuitem', { name: 'Mark as unread' }));
  }

  it('is saved once the server has answered', async () => {
    const markAsUnread = await openMarks();
    const load = answersAreSlow('/issues/load.php');
    await markAsUnread();
    await waitFor(() => expect(sentCalls('/issues/load.php')).toHaveLength(2));
    expect(saved()).not.toBeInTheDocument();

    load.letThrough();

    expect(await screen.findByText('Change saved')).toBeVisible();
  });

  it('that the server refuses is not said to be saved', async () => {
    const markAsUnread = await openMarks();
    replyWith(({ path, payload }) =>
      path === '/issues/load.php' && payload['unread'] === true
        ? HttpResponse.json({ errorCode: ApiErrorCode.AccessDenied, errorMessage: '' })
        : undefined,
    );
    await markAsUnread();

    expect(await screen.findAllByText(/do not have permission/)).not.toHaveLength(0);
    expect(saved()).not.toBeInTheDocument();
  });
});

describe('what is chosen while the issue is still on its way', () => {
  async function openAgainSlowly() {
    const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
    const link = await screen.findByRole('link', { name: /Everything in one issue/ });
    await user.click(link);
    await findWindow(title);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const load = answersAreSlow('/issues/load.php');
    await user.click(link);
    await waitFor(() => expect(sentCalls('/issues/load.php')).toHaveLength(2));
    const dialog = within(await findWindow(title));
    async function choose(command: string) {
      await user.click(dialog.getByRole('button', { name: 'More' }));
      await user.click(screen.getByRole('menuitem', { name: command }));
    }
    return { user, dialog, choose, ...load };
  }

  it('is still marked as unread when the window is closed before', async () => {
    const { user, dialog, choose, letThrough } = await openAgainSlowly();
    await choose('Mark as unread');
    await user.click(dialog.getByRole('button', { name: 'Close' }));

    letThrough();

    await waitFor(() => expect(sentCalls('/issues/load.php')).toHaveLength(3));
    expect(sentCalls('/issues/load.php').at(-1)?.payload).toMatchObject({ unread: true });
    expect(
      await screen.findByRole('link', { name: /^Unread ?Subscribed ?Everything/ }),
    ).toBeVisible();
  });

  it('sends the last of several choices', async () => {
    const { choose, letThrough } = await openAgainSlowly();
    await choose('Mark as unread');
    await choose('Mark as read');

    letThrough();

    await waitFor(() => expect(sentCalls('/issues/load.php')).toHaveLength(3));
    expect(sentCalls('/issues/load.php').at(-1)?.payload).toMatchObject({ unread: false });
  });

  it('shows what was chosen last, whatever was answered before that', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });
    await findWindow(title);
    replyWith(({ payload }) =>
      payload['filter'] === 2 ? HttpResponse.json({ result: readIssue({ filter: 2 }) }) : undefined,
    );
    const { letThrough } = answersAreSlow('/issues/load.php');
    async function choose(filter: string) {
      await user.click(screen.getByRole('button', { name: 'Filter history' }));
      await user.click(screen.getByRole('menuitem', { name: filter }));
    }
    await choose('Comments');
    await waitFor(() => expect(sentCalls('/issues/load.php')).toHaveLength(2));
    await choose('All history');

    letThrough();

    await waitFor(() => expect(sentCalls('/issues/load.php')).toHaveLength(3));
    expect(sentCalls('/issues/load.php').at(-1)?.payload).toMatchObject({
      filter: 1,
      modifiedSince: 0,
    });
    expect(await screen.findByRole('region', { name: 'All history' })).toBeVisible();
  });

  it('does not ask the window that was opened meanwhile for its data again', async () => {
    const { choose, letThrough } = await openAgainSlowly();
    await choose('Mark as unread');
    window.location.hash = '#/projects/1';
    await waitFor(() => expect(sentCalls('/projects/load.php')).toHaveLength(1));

    letThrough();

    await waitFor(() => expect(sentCalls('/issues/load.php')).toHaveLength(3));
    expect(sentCalls('/projects/load.php')).toHaveLength(1);
  });
});

describe('an issue that is kept unread', () => {
  it('is read again when it is opened after the list was shown', async () => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
    const link = await screen.findByRole('link', { name: /Everything in one issue/ });
    await user.click(link);
    const dialog = within(await findWindow(title));
    await user.click(dialog.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mark as unread' }));
    await waitFor(() => expect(sentCalls('/issues/load.php')).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Close' }));

    await user.click(await screen.findByRole('link', { name: /^Unread ?Subscribed ?Everything/ }));

    await waitFor(() => expect(sentCalls('/issues/load.php')).toHaveLength(3));
    expect(sentCalls('/issues/load.php').at(-1)?.payload).toMatchObject({ unread: false });
  });
});

describe('an address that points to an entry', () => {
  it('highlights and focuses the entry, and leads back, without asking again', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });
    await findWindow(title);

    await user.click(screen.getByRole('link', { name: 'Link to #2105' }));

    const entry = entryWith('was written by Alice');
    await waitFor(() => expect(entry).toHaveFocus());
    expect(entry).toHaveAttribute('aria-current', 'location');
    expect(readPath()).toBe('/issues/7/items/2105');

    window.history.back();
    await waitFor(() => expect(readPath()).toBe('/issues/7'));
    await waitFor(() => expect(entry).not.toHaveAttribute('aria-current'));
    expect(sentCalls('/issues/load.php')).toHaveLength(1);
  });

  it('finds the group a change is shown in', async () => {
    renderApp({ at: '/issues/7/items/2120', as: 'carol' });

    await findWindow(title);
    const entry = entryWith('Active → Resolved');
    await waitFor(() => expect(entry).toHaveFocus());
  });

  it('shows the issue as usual when the entry is not there', async () => {
    renderApp({ at: '/issues/7/items/99', as: 'carol' });

    const dialog = await findWindow(title);
    expect(within(dialog).queryByRole('article', { current: 'location' })).not.toBeInTheDocument();
  });
});

describe('a refused load', () => {
  it('asks anonymous visitors to log in', async () => {
    serverRefuses('/issues/load.php', ApiErrorCode.LoginRequired);
    renderApp({ at: '/issues/7', as: 'anonymous' });

    expect(await screen.findByRole('link', { name: 'Log in' })).toBeInTheDocument();
  });
});
