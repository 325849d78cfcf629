import { screen, waitFor } from '@testing-library/react';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { choose, submitButton } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';
import { issueDetails } from '../answeredIssue';

const sourceName = 'Everything in one issue: markup, files, history <tags> & "quotes", renamed';

async function openForm() {
  const { user } = renderApp({ at: '/issues/7/clone', as: 'carol' });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  return { user, name };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });

describe('cloning an issue', () => {
  it('begins with everything of the source but its history', async () => {
    const { name } = await openForm();

    await waitFor(() => {
      expect(name).toHaveFocus();
    });
    expect(name).toHaveValue(sourceName);
    expect(choice('Project')).toHaveTextContent('Acme Website');
    expect(choice('Folder')).toHaveTextContent('Frontend Bugs');
    expect(choice('Assigned To')).toHaveValue('Carol Diaz');
    expect(box('Severity')).toHaveValue('1');
    expect((box('Description') as HTMLTextAreaElement).value).toMatch(
      /^This description uses \*\*every\*\* markup feature/,
    );
    expect(choice('Text format')).toHaveDisplayValue('Text with markup');
    expect((await sentTo('/issues/load.php')).payload).toEqual({
      issueId: 7,
      description: true,
      attributes: true,
    });
  });

  it('sends only the values that differ from the source, and shows the new issue', async () => {
    const { user, name } = await openForm();
    serverAnswers('/issues/clone.php', { issueId: 12, stampId: 9000 });

    await user.clear(name);
    await user.type(name, 'Second of its kind');
    await user.clear(choice('Assigned To'));
    await choose(user, 'Project', 'Infrastructure');
    await user.clear(box('Description'));
    await user.type(box('Description'), 'As before');
    await user.click(submitButton());

    expect((await sentTo('/issues/clone.php')).payload).toEqual({
      issueId: 7,
      folderId: 10,
      name: 'Second of its kind',
      values: [{ id: 1, value: '' }],
      description: 'As before',
      descriptionFormat: 1,
    });
    await screen.findByRole('dialog', { name: /^Change request/ });
    expect(readPath()).toBe('/issues/12');
  });

  it('clones even what was not touched, without a description if there is none', async () => {
    serverAnswers('/issues/load.php', {
      details: issueDetails({ name: 'Plain issue' }),
      description: null,
      attributes: [
        { id: 2, value: 'Active' },
        { id: 4, value: '2' },
      ],
    });
    serverAnswers('/issues/clone.php', { issueId: 7, stampId: 9000 });
    const { user } = renderApp({ at: '/issues/31/clone', as: 'carol' });

    await screen.findByRole('textbox', { name: 'Name' });
    await user.click(submitButton());

    expect((await sentTo('/issues/clone.php')).payload).toEqual({
      issueId: 31,
      folderId: 1,
      name: 'Plain issue',
      values: [],
    });
  });

  it('asks for a folder when that of the source is not visible', async () => {
    serverAnswers('/issues/load.php', {
      details: issueDetails({ folderId: 999 }),
      description: null,
      attributes: [],
    });
    const { user } = renderApp({ at: '/issues/31/clone', as: 'carol' });

    await screen.findByRole('textbox', { name: 'Name' });
    await user.click(submitButton());

    await waitFor(() => {
      expect(choice('Project')).toBeInvalid();
    });
    expect(sentCalls('/issues/clone.php')).toHaveLength(0);
  });

  it('keeps everything when the server refuses', async () => {
    const { user, name } = await openForm();
    serverRefuses('/issues/clone.php', ApiErrorCode.UnknownIssue);

    await user.type(name, ' again');
    await user.click(submitButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('This issue does not exist');
    expect(name).toHaveValue(`${sourceName} again`);
  });
});
