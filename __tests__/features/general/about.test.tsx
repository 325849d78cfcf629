import { screen } from '@testing-library/react';
import { titleIs } from '@tests/support/title';
import { submitButton } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const newer = {
  version: '2.1.0',
  notesUrl: 'https://example.com/notes',
  downloadUrl: 'https://example.com/download',
};

describe('the about window', () => {
  it('tells the version of the server and asks nothing for users', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await user.click(await screen.findByRole('link', { name: 'About Issuedesk' }));

    expect(await screen.findByRole('dialog', { name: 'About Issuedesk' })).toBeVisible();
    expect(screen.getByText('Server version: 2.0.5')).toBeVisible();
    expect(sentCalls('/update.php')).toHaveLength(0);
    await titleIs('About Issuedesk | Acme Issue Tracker');

    await user.click(submitButton());
    expect(window.location.hash).toBe('#/types/2/issues');
  });

  it('tells administrators of a newer version', async () => {
    serverAnswers('/update.php', newer);
    renderApp({ at: '/about', as: 'admin' });

    expect(await screen.findByText('Version 2.1.0 is available.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      newer.downloadUrl,
    );
    expect(screen.getByRole('link', { name: 'Release notes' })).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['none is known', { version: null }],
    ['it is this one', { ...newer, version: '2.0.5' }],
    ['it is older', { ...newer, version: '2.0.4' }],
  ])('keeps silent when %s', async (_case, update) => {
    serverAnswers('/update.php', update);
    renderApp({ at: '/about', as: 'admin' });

    await sentTo('/update.php');
    expect(await screen.findByText('Server version: 2.0.5')).toBeVisible();
    expect(screen.queryByText(/is available/)).not.toBeInTheDocument();
  });

  it('closes on Esc', async () => {
    const { user } = renderApp({ at: '/about' });
    await screen.findByRole('dialog', { name: 'About Issuedesk' });

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
  });
});
