import { screen, waitFor } from '@testing-library/react';
import { submitButton } from '@tests/support/forms';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const title = 'Change request with a value in every attribute';

async function openForm() {
  const { user } = renderApp({ at: '/issues/12/edit', as: 'carol' });
  await screen.findByRole('textbox', { name: 'Name' });
  return { user };
}

async function retype(
  user: Awaited<ReturnType<typeof openForm>>['user'],
  name: string,
  text: string,
) {
  const input = screen.getByLabelText(name);
  await user.clear(input);
  if (text !== '') await user.type(input, text);
}

describe('editing an issue', () => {
  it('shows the values in the formats of the server', async () => {
    await openForm();

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(title);
    expect(screen.getByLabelText('Estimate')).toHaveValue('99.75');
    expect(screen.getByLabelText('Votes')).toHaveValue('97,000');
    expect(screen.getByLabelText('Ratio')).toHaveValue('0.125');
    expect(screen.getByLabelText('Due Date')).toHaveValue('12/5/2026');
    expect(screen.getByLabelText('Review Meeting')).toHaveValue('11/23/2026 2:30 pm');
    expect(screen.getByLabelText('Notes')).toHaveValue(
      'Notes changed\nto another\nmulti-line value',
    );
    expect(sentCalls('/issues/load.php').at(-1)?.payload).toEqual({
      issueId: 12,
      attributes: true,
    });
  });

  it('sends only what was changed, in the format of the wire', async () => {
    const { user } = await openForm();
    serverAnswers('/issues/edit.php', { issueId: 12, stampId: 9000 });

    await retype(user, 'Estimate', '100.5');
    await retype(user, 'Due Date', '12/24/2026');
    await retype(user, 'Requester', '');
    await user.click(submitButton());

    expect((await sentTo('/issues/edit.php')).payload).toEqual({
      issueId: 12,
      values: [
        { id: 17, value: '' },
        { id: 21, value: '100.50' },
        { id: 25, value: '2026-12-24' },
      ],
    });
    await screen.findByRole('dialog', { name: title });
    expect(readPath()).toBe('/issues/12');
  });

  it('sends the name when it was changed', async () => {
    const { user } = await openForm();
    serverAnswers('/issues/edit.php', { issueId: 12, stampId: 9000 });

    await retype(user, 'Name *', 'Shorter');
    await user.click(submitButton());

    expect((await sentTo('/issues/edit.php')).payload).toEqual({
      issueId: 12,
      name: 'Shorter',
      values: [],
    });
  });

  it('says what is wrong with a value', async () => {
    const { user } = await openForm();

    await retype(user, 'Estimate', '1.234');
    await retype(user, 'Platforms', 'Windows, Windows');
    await user.click(submitButton());

    await waitFor(() => expect(screen.getByLabelText('Platforms')).toHaveFocus());
    expect(screen.getByLabelText('Platforms')).toBeInvalid();
    expect(screen.getByLabelText('Estimate')).toBeInvalid();
    expect(sentCalls('/issues/edit.php')).toHaveLength(0);
  });

  it('accepts only members of the project the issue is in where the attribute says so', async () => {
    const { user } = await openForm();

    await retype(user, 'Requester', "Dave O'Neil");
    await retype(user, 'Owner', "Dave O'Neil");
    await user.click(submitButton());

    await waitFor(() => expect(screen.getByLabelText('Owner')).toBeInvalid());
    expect(screen.getByLabelText('Requester')).toBeValid();
    expect(sentCalls('/issues/edit.php')).toHaveLength(0);
  });

  it('keeps everything typed when the server refuses', async () => {
    const { user } = await openForm();
    serverRefuses('/issues/edit.php', ApiErrorCode.NoMatchingItem);

    await retype(user, 'Customer', 'Initech');
    await user.click(submitButton());

    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('Customer')).toHaveValue('Initech');
  });

  it('says that an issue is unknown', async () => {
    renderApp({ at: '/issues/999999/edit', as: 'carol' });
    serverRefuses('/issues/load.php', ApiErrorCode.UnknownIssue);

    expect(await screen.findByText(/^This issue does not exist/)).toBeInTheDocument();
  });
});
