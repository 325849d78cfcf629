import { screen } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';

const noIssues = { columns: [], issues: [], sortColumn: 1, sortAscending: true, totalCount: 0 };

/** Opens the menu of the list; where those of its entries lead that lead somewhere. */
async function listEntries(user: ReturnType<typeof renderApp>['user'], status: string) {
  await screen.findByText(status);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const entries = await screen.findAllByRole('menuitem');
  return entries.map((entry) => entry.getAttribute('href')).filter((href) => href !== null);
}

describe('the menu of the list', () => {
  it('offers marks, views, export, import and reports to users', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });

    expect(await listEntries(user, '1–50 of 140 issues')).toEqual([
      '#/mark/read',
      '#/mark/unread',
      '#/types/2/views',
      '#/export/csv',
      '#/types/2/issues/import',
      '#/export/report',
    ]);
  });

  it('leaves out what needs issues while there are none', async () => {
    serverAnswers('/issues/list.php', noIssues);
    const { user } = renderApp({ at: '/types/2/issues' });

    expect(await listEntries(user, 'No issues')).toEqual([
      '#/types/2/views',
      '#/types/2/issues/import',
    ]);
  });

  it('leaves the exports alone to visitors', async () => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'anonymous' });

    expect(await listEntries(user, '1–50 of 85 issues')).toEqual([
      '#/export/csv',
      '#/export/report',
    ]);
  });

  it('is out of use where nothing is left of it', async () => {
    serverAnswers('/issues/list.php', noIssues);
    renderApp({ at: '/types/2/issues', as: 'anonymous' });
    await screen.findByText('No issues');

    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
  });
});
