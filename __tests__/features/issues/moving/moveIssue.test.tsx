import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { choose, submitButton } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import type { Login } from '@tests/support/server/recordedCalls';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const issueName = /^Everything in one issue/;

async function openForm(as: Login = 'bob') {
  const { user } = renderApp({ at: '/issues/7/move', as });
  return { user, project: await screen.findByRole('combobox', { name: 'Project' }) };
}

const folder = () => screen.getByRole('combobox', { name: 'Folder' });

/** What a list offers; open only while it is read. */
async function optionsOf(user: UserEvent, list: HTMLElement) {
  await user.click(list);
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return names;
}

describe('moving an issue', () => {
  it('offers folders of its type in the projects the user administers', async () => {
    const { user, project } = await openForm();

    expect(screen.getByText(issueName, { selector: 'strong' })).toBeVisible();
    expect(project).toHaveTextContent('Acme Website');
    expect(folder()).toHaveTextContent('Frontend Bugs');
    expect(await optionsOf(user, project)).toEqual([
      'Select a project',
      'Acme Website',
      'Mobile App',
    ]);
    expect(await optionsOf(user, folder())).toEqual([
      'Select a folder',
      'Backend Bugs',
      'Frontend Bugs',
    ]);
    expect((await sentTo('/issues/load.php')).payload).toEqual({ issueId: 7, access: 'admin' });
  });

  it('offers all projects to system administrators', async () => {
    const { user, project } = await openForm('admin');

    expect(await optionsOf(user, project)).toContain('Infrastructure');
  });

  it('moves to the chosen folder and returns to the issue', async () => {
    const { user } = await openForm();
    serverAnswers('/issues/move.php', { stampId: 9000 });

    await choose(user, 'Project', 'Mobile App');
    expect(folder()).toHaveTextContent('Bugs');
    await user.click(submitButton());

    expect((await sentTo('/issues/move.php')).payload).toEqual({ issueId: 7, folderId: 6 });
    await screen.findByRole('dialog', { name: issueName });
    expect(readPath()).toBe('/issues/7');
  });

  it('sends nothing when the folder stays', async () => {
    const { user } = await openForm();

    await user.click(submitButton());

    await screen.findByRole('dialog', { name: issueName });
    expect(sentCalls('/issues/move.php')).toHaveLength(0);
  });

  it('wants a folder', async () => {
    const { user } = await openForm();

    await choose(user, 'Folder', 'Select a folder');
    await user.click(submitButton());

    await waitFor(() => {
      expect(folder()).toBeInvalid();
    });
    await waitFor(() => {
      expect(folder()).toHaveFocus();
    });
    expect(sentCalls('/issues/move.php')).toHaveLength(0);
  });

  it('says at the folder that it has gone', async () => {
    const { user } = await openForm();
    serverRefuses('/issues/move.php', ApiErrorCode.UnknownFolder);

    await choose(user, 'Folder', 'Backend Bugs');
    await user.click(submitButton());

    expect(await screen.findByText(/^This folder does not exist/)).toBeVisible();
    expect(folder()).toBeInvalid();
    expect(folder()).toHaveTextContent('Backend Bugs');
  });

  it('is refused to those who do not administer the project', async () => {
    renderApp({ at: '/issues/7/move', as: 'carol' });

    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  });
});
