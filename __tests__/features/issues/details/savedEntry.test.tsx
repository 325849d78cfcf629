import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { HistoryEntry, LoadedIssue } from '@/protocol/issues';
import type { OperationPath } from '@/protocol/operations';
import { readPath } from '@/routing/address';
import { focused } from '@tests/support/dom';
import { retype, submitButton } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { findRecorded } from '@tests/support/server/recordedCalls';
import { answersAreSlow, serverAnswers } from '@tests/support/server/scenarios';
import { replyWith } from '@tests/support/server/tracker';

const title = /^Everything in one issue/;
const added = { createdDate: 1_795_300_000, createdBy: 3 };

function recordedIssue(): LoadedIssue {
  const recorded = findRecorded('bob', '/issues/load.php', {
    issueId: 7,
    history: true,
    filter: 1,
    html: true,
  });
  if (!recorded || !('result' in recorded.answer)) throw new Error('Not recorded');
  return recorded.answer.result as LoadedIssue;
}

/** From the first save on, the issue has this too. */
function issueGets(entries: HistoryEntry[]) {
  const issue = recordedIssue();
  replyWith(({ path, payload }) =>
    path === '/issues/load.php' && payload['history'] === true && payload['modifiedSince'] !== 0
      ? HttpResponse.json({ result: { ...issue, description: true, history: entries, stubs: [] } })
      : undefined,
  );
}

interface Save {
  said: string;
  at: string;
  field: string;
  path: OperationPath;
  entries: HistoryEntry[];
  /** What shows it. */
  element: string;
}

const saves: Save[] = [
  {
    said: 'Comment added',
    at: '/issues/7/comments/add',
    field: 'Comment',
    path: '/issues/comments/add.php',
    entries: [{ id: 9000, type: 3, text: 'New.', ...added }],
    element: 'item9000',
  },
  {
    said: 'Comment added',
    at: '/issues/7/comments/2105/reply',
    field: 'Comment',
    path: '/issues/comments/add.php',
    entries: [{ id: 9000, type: 3, text: 'New.', ...added }],
    element: 'item9000',
  },
  {
    said: 'Comment saved',
    at: '/issues/7/comments/2105/edit',
    field: 'Comment',
    path: '/issues/comments/edit.php',
    entries: [],
    element: 'item2105',
  },
  {
    said: 'File saved',
    at: '/issues/7/files/2111/edit',
    field: 'Description',
    path: '/issues/files/edit.php',
    entries: [],
    element: 'item2111',
  },
  {
    said: 'Description saved',
    at: '/issues/7/description/edit',
    field: 'Description',
    path: '/issues/description/edit.php',
    entries: [],
    element: 'description',
  },
];

describe('the issue one comes back to from a form', () => {
  it.each(saves)('says "$said" and shows what $at saved', async (save) => {
    const { user } = renderApp({ at: '/issues/7', as: 'bob' });
    await screen.findByRole('dialog', { name: title });
    window.location.hash = `#${save.at}`;
    const field = await screen.findByRole('textbox', { name: save.field });
    await retype(user, field, 'New.');
    issueGets(save.entries);
    replyWith(({ path }) =>
      path === save.path ? HttpResponse.json({ result: { stampId: 9000 } }) : undefined,
    );

    await user.click(submitButton());

    const dialog = await screen.findByRole('dialog', { name: title });
    await waitFor(() => {
      expect(focused()).toHaveAttribute('id', save.element);
    });
    expect(focused()).toHaveAttribute('aria-current', 'location');
    expect(await within(dialog).findByText(save.said)).toHaveAttribute('role', 'status');
    expect(readPath()).toBe('/issues/7');
  });

  it('leaves the focus with who writes the next comment before the last is there', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'bob' });
    const write = async (text: string) => {
      await user.click(await screen.findByRole('button', { name: 'Add comment' }));
      await user.type(await screen.findByRole('textbox', { name: 'Comment' }), text);
    };
    await write('New.');
    const { history = [], ...issue } = recordedIssue();
    const entry: HistoryEntry = { id: 9000, type: 3, text: 'New.', ...added };
    serverAnswers('/issues/load.php', { ...issue, history: [...history, entry] });
    serverAnswers('/issues/comments/add.php', { stampId: 9000 });
    const load = answersAreSlow('/issues/load.php');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Comment added')).toBeInTheDocument();
    await write('And');

    load.letThrough();
    expect(await screen.findByText('New.')).toBeVisible();
    // It is gone to two frames later.
    await act(async () => {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
    });
    await user.keyboard(' more');

    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('And more');
  });

  it('says so no more when one comes to it again', async () => {
    const { user } = renderApp({ at: '/issues/7/comments/2105/edit', as: 'bob' });
    const field = await screen.findByRole('textbox', { name: 'Comment' });
    await retype(user, field, 'New.');
    serverAnswers('/issues/comments/edit.php', { stampId: 9000 });
    await user.click(submitButton());
    await screen.findByText('Comment saved');

    const close = screen.getByRole('button', { name: 'Close' });
    await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The shell takes the focus back after a frame.
    await waitFor(() => expect(close).not.toHaveFocus());
    window.location.hash = '#/issues/7';

    const dialog = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(dialog).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByText('Comment saved')).not.toBeInTheDocument();
    await waitFor(() => expect(dialog).toHaveFocus());
  });

  it('says nothing when nothing was changed', async () => {
    const { user } = renderApp({ at: '/issues/7/comments/2105/edit', as: 'bob' });
    await screen.findByRole('textbox', { name: 'Comment' });

    await user.click(submitButton());

    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveFocus();
    expect(screen.queryByText('Comment saved')).not.toBeInTheDocument();
  });
});
