import { screen, within } from '@testing-library/react';
import { titleIs } from '@tests/support/title';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { issueDetails } from '../answeredIssue';

/** Reads "invoiceexe.pdf" where the control character has its way. */
const deceptive = 'invoice\u202efdp.exe';
const harmless = 'invoice\ufffdfdp.exe';

const file = {
  id: 9000,
  type: 4,
  size: 12,
  description: '',
  createdDate: 1,
  createdBy: 4,
} as const;

/** Everything that is seen or heard. */
const shown = () => document.documentElement.outerHTML;

describe('a name that would turn the text around it', () => {
  it('is shown as what it is, wherever the issue tells it', async () => {
    serverAnswers('/issues/load.php', {
      details: issueDetails({ name: deceptive }),
      description: null,
      attributes: [],
      history: [
        { id: 31, type: 0, old: null, new: deceptive, createdDate: 0, createdBy: 4 },
        { ...file, name: deceptive },
      ],
    });
    renderApp({ at: '/issues/31', as: 'carol' });

    const dialog = within(await screen.findByRole('dialog', { name: harmless }));
    expect(dialog.getByRole('link', { name: harmless })).toBeVisible();
    expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(`Created: ${harmless}`);
    await titleIs(`${harmless} | Acme Issue Tracker`);
    expect(shown()).not.toContain('\u202e');
  });

  it('is shown as what it is in a question', async () => {
    serverAnswers('/issues/load.php', { details: issueDetails({ name: deceptive }) });
    renderApp({ at: '/issues/31/subscribe', as: 'carol' });

    expect(await screen.findByText(harmless)).toBeVisible();
  });

  it('stays as it was typed in a field', async () => {
    serverAnswers('/issues/load.php', {
      details: issueDetails({ name: deceptive }),
      attributes: [],
    });
    renderApp({ at: '/issues/31/edit', as: 'carol' });

    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue(deceptive);
  });

  it('is shown as what it is in the list', async () => {
    serverAnswers('/issues/list.php', {
      columns: [
        { id: 1, name: 'ID' },
        { id: 0, name: 'Name' },
      ],
      sortColumn: 0,
      sortAscending: true,
      totalCount: 1,
      issues: [{ id: 31, subscribed: false, read: null, stamp: 31, cells: ['#31', deceptive] }],
    });
    renderApp({ at: '/types/2/issues', as: 'carol' });

    expect(await screen.findByRole('link', { name: new RegExp(harmless) })).toBeVisible();
    expect(shown()).not.toContain('\u202e');
  });
});
