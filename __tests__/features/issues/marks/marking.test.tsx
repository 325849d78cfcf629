import { screen, waitFor, within } from '@testing-library/react';
import { submitButton } from '@tests/support/forms';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

/** Opens the window from the menu of a list. */
async function openFrom(list: string, count: string, command: string) {
  const { user } = renderApp({ at: list, as: 'carol' });
  await screen.findByText(count);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: command }));
  return { user, dialog: await screen.findByRole('dialog', { name: command }) };
}

describe.each([
  ['Mark all as read', true, 'as read?'],
  ['Mark all as unread', false, 'as unread?'],
])('%s', (command, read, question) => {
  it('asks for all issues of the list, by number and name, without asking the server', async () => {
    const { dialog } = await openFrom('/types/2/issues', '1–50 of 140 issues', command);

    expect(within(dialog).getByText('all 140 issues').tagName).toBe('STRONG');
    expect(within(dialog).getByText('Bugs').tagName).toBe('STRONG');
    expect(dialog).toHaveTextContent(question);
    expect(sentCalls('/issues/list.php')).toHaveLength(1);
  });

  it('marks what the filters find and returns to the list, which is asked for again', async () => {
    const { user } = await openFrom('/views/11/projects/1/issues', '8 issues', command);
    serverAnswers('/issues/mark.php', null);

    await user.click(submitButton());

    expect((await sentTo('/issues/mark.php')).payload).toEqual({ viewId: 11, projectId: 1, read });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(readPath()).toBe('/views/11/projects/1/issues');
    await waitFor(() => {
      expect(sentCalls('/issues/list.php')).toHaveLength(2);
    });
  });
});

it('marks only what the search finds, and says so', async () => {
  const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
  await screen.findByText('1–50 of 140 issues');
  await user.type(await screen.findByRole('searchbox'), 'report{Enter}');
  await screen.findByText('7 issues');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Mark all as read' }));

  expect(await screen.findByText('all 7 issues')).toBeVisible();
  expect(screen.getByText('Only issues that match the search are included.')).toBeVisible();
  serverAnswers('/issues/mark.php', null);
  await user.click(submitButton());

  expect((await sentTo('/issues/mark.php')).payload).toEqual({
    typeId: 2,
    searchColumn: 0,
    searchValue: 'report',
    read: true,
  });
  await waitFor(() => {
    expect(sentCalls('/issues/list.php')).toHaveLength(3);
  });
});

it('stays open with the reason when the server refuses', async () => {
  const { user } = await openFrom('/types/2/issues', '1–50 of 140 issues', 'Mark all as read');
  serverRefuses('/issues/mark.php', ApiErrorCode.UnknownType);

  await user.click(submitButton());

  expect(await screen.findByText(/^This issue type does not exist/)).toBeVisible();
  expect(readPath()).toBe('/mark/read');
});

it('returns to the list on Cancel', async () => {
  const { user } = await openFrom('/types/2/issues', '1–50 of 140 issues', 'Mark all as unread');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(sentCalls('/issues/mark.php')).toHaveLength(0);
});

it.each(['/mark/read', '/mark/unread', '/export/csv'])(
  'says at %s that there is no list, when there is none',
  async (at) => {
    const { user } = renderApp({ at, as: 'carol' });

    expect(await screen.findByText(/^No issue type is selected/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await user.click(submitButton());

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(sentCalls('/issues/mark.php')).toHaveLength(0);
  },
);

it.each(['/mark/read', '/mark/unread'])('asks visitors at %s to log in', async (at) => {
  renderApp({ at, as: 'anonymous' });

  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('link', { name: 'Log in' })).toBeVisible();
});
