import { screen, waitFor, within } from '@testing-library/react';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { Answer, OperationAt, OperationPath } from '@/protocol/operations';
import { readPath } from '@/routing/address';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import type { Login } from '@tests/support/server/recordedCalls';
import { sentCalls, sentTo } from '@tests/support/server/tracker';
import { issueDetails } from '../answeredIssue';

const issueName = 'Everything in one issue: markup, files, history <tags> & "quotes", renamed';

interface Confirmation<Path extends OperationPath = OperationPath> {
  at: string;
  as: Login;
  title: string;
  /** In bold. */
  subject: string;
  load: { path: OperationPath; payload: object };
  save: { path: Path; payload: object; answer: Answer<OperationAt<Path>> };
  /** Where success leads. */
  savedTo?: string;
  isDangerous?: boolean;
}

const ownIssue = {
  path: '/issues/load.php',
  payload: { issueId: 7, description: true, access: 'adminOrOwner' },
} as const;

const confirmations: Confirmation[] = [
  {
    at: '/issues/7/delete',
    as: 'bob',
    title: 'Delete issue',
    subject: issueName,
    load: { path: '/issues/load.php', payload: { issueId: 7, access: 'admin' } },
    save: { path: '/issues/delete.php', payload: { issueId: 7 }, answer: { stampId: 9000 } },
    savedTo: '',
    isDangerous: true,
  },
  {
    at: '/issues/7/subscribe',
    as: 'carol',
    title: 'Subscribe to issue',
    subject: issueName,
    load: { path: '/issues/load.php', payload: { issueId: 7 } },
    save: { path: '/issues/subscribe.php', payload: { issueId: 7 }, answer: null },
  },
  {
    at: '/issues/7/unsubscribe',
    as: 'carol',
    title: 'Unsubscribe from issue',
    subject: issueName,
    load: { path: '/issues/load.php', payload: { issueId: 7 } },
    save: { path: '/issues/unsubscribe.php', payload: { issueId: 7 }, answer: null },
  },
  {
    at: '/issues/7/description/delete',
    as: 'bob',
    title: 'Delete description',
    subject: issueName,
    load: ownIssue,
    save: {
      path: '/issues/description/delete.php',
      payload: { issueId: 7 },
      answer: { stampId: 9000 },
    },
    isDangerous: true,
  },
  {
    at: '/issues/7/comments/2105/delete',
    as: 'bob',
    title: 'Delete comment',
    subject: '#2105',
    load: {
      path: '/issues/comments/load.php',
      payload: { issueId: 7, commentId: 2105, access: 'adminOrOwner' },
    },
    save: {
      path: '/issues/comments/delete.php',
      payload: { commentId: 2105 },
      answer: { stampId: 9000 },
    },
    isDangerous: true,
  },
  {
    at: '/issues/7/files/2111/delete',
    as: 'bob',
    title: 'Delete file',
    subject: 'screenshot.png',
    load: {
      path: '/issues/files/load.php',
      payload: { issueId: 7, fileId: 2111, access: 'adminOrOwner' },
    },
    save: {
      path: '/issues/files/delete.php',
      payload: { fileId: 2111 },
      answer: { stampId: 9000 },
    },
    isDangerous: true,
  },
];

const button = (name: string) => screen.getByRole('button', { name });

describe.each(confirmations)('$title', (confirmation) => {
  const { at, as, title, subject, load, save, savedTo = '/issues/7' } = confirmation;

  async function open() {
    const { user } = renderApp({ at, as });
    const dialog = await screen.findByRole('dialog', { name: title });
    return { user, dialog };
  }

  it('loads what it is about and asks', async () => {
    const { dialog } = await open();

    expect(within(dialog).getByText(subject).tagName).toBe('STRONG');
    expect(sentCalls(load.path).map(({ payload }) => payload)).toEqual([load.payload]);
    expect(button(confirmation.isDangerous ? 'Cancel' : 'OK')).toHaveFocus();
  });

  it('does it on OK and goes on', async () => {
    const { user } = await open();
    serverAnswers(save.path, save.answer);

    await user.click(button('OK'));

    expect((await sentTo(save.path)).payload).toEqual(save.payload);
    await waitFor(() => {
      expect(readPath()).toBe(savedTo);
    });
  });

  it('goes back to the issue on Cancel and does nothing', async () => {
    const { user } = await open();

    await user.click(button('Cancel'));

    await screen.findByRole('dialog', { name: issueName });
    expect(readPath()).toBe('/issues/7');
    expect(sentCalls(save.path)).toHaveLength(0);
  });

  it('stays open with the reason when the server refuses', async () => {
    const { user } = await open();
    serverRefuses(save.path, ApiErrorCode.TransactionDeadlock);

    await user.click(button('OK'));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(readPath()).toBe(at);
  });

  it('is not shown to those whom the server refuses it', async () => {
    serverRefuses(load.path, ApiErrorCode.AccessDenied);
    renderApp({ at, as });

    expect(await screen.findByText('You do not have the rights for this.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'OK' })).not.toBeInTheDocument();
  });
});

it('warns that the history goes with an issue, and then closes to the list', async () => {
  const { user } = renderApp({ at: '/types/2/projects/1/issues', as: 'carol' });
  await screen.findByText('1–50 of 85 issues');
  serverAnswers('/issues/load.php', { details: issueDetails() });
  window.location.hash = '/issues/31/delete';

  expect(await screen.findByText(/^Its whole history/)).toBeVisible();
  serverAnswers('/issues/delete.php', { stampId: 9000 });
  await user.click(button('OK'));

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(readPath()).toBe('/types/2/projects/1/issues');
  expect(sentCalls('/issues/list.php')).toHaveLength(2);
});

it('tells subscribers without an address that no mail will come', async () => {
  serverAnswers('/global.php', { ...readGlobal('carol'), userEmail: null });
  renderApp({ at: '/issues/7/subscribe', as: 'carol' });

  expect(await screen.findByText(/^You will get no e-mail/)).toBeVisible();
  expect(button('OK')).toBeEnabled();
});

it('says so when there is no description to delete', async () => {
  serverAnswers('/issues/load.php', { details: issueDetails(), description: null });
  renderApp({ at: '/issues/31/description/delete', as: 'bob' });

  expect(await screen.findByText('There is no description.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'OK' })).not.toBeInTheDocument();
});

it('tells visitors to log in when the server does', async () => {
  renderApp({ at: '/issues/7/comments/2105/delete', as: 'anonymous' });

  expect(await screen.findByText('Log in to do this.')).toBeVisible();
});
