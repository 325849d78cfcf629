import { screen, waitFor } from '@testing-library/react';
import { querySubmitButton, submitButton } from '@tests/support/forms';
import { readPath } from '@/routing/address';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentCalls } from '@tests/support/server/tracker';
import { issueDetails } from './answeredIssue';

it('warns that the history goes with an issue, and then closes to the list', async () => {
  const { user } = renderApp({ at: '/types/2/projects/1/issues', as: 'carol' });
  await screen.findByText('1–50 of 85 issues');
  serverAnswers('/issues/load.php', { details: issueDetails() });
  window.location.hash = '/issues/31/delete';

  expect(await screen.findByText(/^The entire history/)).toBeVisible();
  serverAnswers('/issues/delete.php', { stampId: 9000 });
  await user.click(submitButton());

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(readPath()).toBe('/types/2/projects/1/issues');
  expect(sentCalls('/issues/list.php')).toHaveLength(2);
});

it('tells subscribers without an address that no mail will come', async () => {
  serverAnswers('/global.php', { ...readGlobal('carol'), userEmail: null });
  renderApp({ at: '/issues/7/subscribe', as: 'carol' });

  expect(await screen.findByText(/^Your account has no email address/)).toBeVisible();
  expect(submitButton()).toBeEnabled();
});

it('says so when there is no description to delete', async () => {
  serverAnswers('/issues/load.php', { details: issueDetails(), description: null });
  renderApp({ at: '/issues/31/description/delete', as: 'bob' });

  expect(await screen.findByText('There is no description.')).toBeVisible();
  expect(querySubmitButton()).not.toBeInTheDocument();
});

it('tells visitors to log in when the server does', async () => {
  renderApp({ at: '/issues/7/comments/2105/delete', as: 'anonymous' });

  expect(await screen.findByText('Log in to do this.')).toBeVisible();
});
