import { screen, waitFor } from '@testing-library/react';
import { submitButton } from '@tests/support/forms';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';
import { issueDetails } from '../answeredIssue';

const issueName = /^Everything in one issue/;
const text = () => screen.findByRole('textbox', { name: 'Description' });
const format = () => screen.getByRole('combobox', { name: 'Text format' });

function issueWithoutDescription() {
  serverAnswers('/issues/load.php', { details: issueDetails(), description: null });
}

describe('adding a description', () => {
  it('sends the text in the default format and returns to the issue', async () => {
    issueWithoutDescription();
    const { user } = renderApp({ at: '/issues/31/description/add', as: 'carol' });
    serverAnswers('/issues/description/add.php', { stampId: 9000 });

    expect(await text()).toHaveFocus();
    expect(screen.getByText('Plain issue', { selector: 'strong' })).toBeVisible();
    expect(sentCalls('/issues/load.php')[0]?.payload).toEqual({
      issueId: 31,
      description: true,
      access: 'adminOrOwner',
    });
    await user.type(await text(), 'What it is about{Enter}');
    await user.click(submitButton());

    expect((await sentTo('/issues/description/add.php')).payload).toEqual({
      issueId: 31,
      description: 'What it is about',
      descriptionFormat: 1,
    });
    await screen.findByRole('dialog', { name: 'Plain issue' });
    expect(readPath()).toBe('/issues/31');
  });

  it('wants a text', async () => {
    issueWithoutDescription();
    const { user } = renderApp({ at: '/issues/31/description/add', as: 'carol' });

    await user.type(await text(), ' {Enter}');
    await user.click(submitButton());

    await waitFor(async () => {
      expect(await text()).toBeInvalid();
    });
    expect(sentCalls('/issues/description/add.php')).toHaveLength(0);
  });

  it('is refused where there is one already', async () => {
    renderApp({ at: '/issues/7/description/add', as: 'bob' });

    expect(await screen.findByText('A description already exists.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('keeps the text when somebody else has added one meanwhile', async () => {
    issueWithoutDescription();
    const { user } = renderApp({ at: '/issues/31/description/add', as: 'carol' });
    serverRefuses('/issues/description/add.php', ApiErrorCode.DescriptionAlreadyExists);

    await user.type(await text(), 'Mine');
    await user.click(submitButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('A description already exists.');
    expect(await text()).toHaveValue('Mine');
  });

  it('says at the text that the server finds it too long', async () => {
    issueWithoutDescription();
    const { user } = renderApp({ at: '/issues/31/description/add', as: 'carol' });
    serverRefuses('/issues/description/add.php', ApiErrorCode.StringTooLong);

    await user.type(await text(), 'Mine');
    await user.click(submitButton());

    expect(await screen.findByText('The text is too long.')).toBeVisible();
    expect(await text()).toHaveValue('Mine');
  });

  it('is refused to others', async () => {
    renderApp({ at: '/issues/7/description/add', as: 'heidi' });

    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('editing a description', () => {
  it('begins with the source text and its format, the cursor at its end', async () => {
    renderApp({ at: '/issues/7/description/edit', as: 'bob' });

    const area = (await text()) as HTMLTextAreaElement;
    expect(area.value).toMatch(/^This description uses \*\*every\*\* markup feature/);
    expect(area.selectionStart).toBe(area.value.length);
    expect(format()).toHaveDisplayValue('Text with markup');
    expect((await sentTo('/issues/load.php')).payload).toEqual({
      issueId: 7,
      description: true,
      access: 'adminOrOwner',
    });
  });

  it('sends the new text and returns to the issue', async () => {
    const { user } = renderApp({ at: '/issues/7/description/edit', as: 'bob' });
    serverAnswers('/issues/description/edit.php', { stampId: 9000 });

    await user.clear(await text());
    await user.type(await text(), 'Short');
    await user.selectOptions(format(), 'Plain text');
    await user.click(submitButton());

    expect((await sentTo('/issues/description/edit.php')).payload).toEqual({
      issueId: 7,
      description: 'Short',
      descriptionFormat: 0,
    });
    await screen.findByRole('dialog', { name: issueName });
    expect(readPath()).toBe('/issues/7');
  });

  it('wants a text', async () => {
    const { user } = renderApp({ at: '/issues/7/description/edit', as: 'bob' });

    await user.clear(await text());
    await user.click(submitButton());

    await waitFor(async () => {
      expect(await text()).toBeInvalid();
    });
    expect(sentCalls('/issues/description/edit.php')).toHaveLength(0);
  });

  it('sends a mere change of the format', async () => {
    const { user } = renderApp({ at: '/issues/7/description/edit', as: 'bob' });
    serverAnswers('/issues/description/edit.php', { stampId: 9000 });

    await text();
    await user.selectOptions(format(), 'Plain text');
    await user.click(submitButton());

    expect((await sentTo('/issues/description/edit.php')).payload).toMatchObject({
      descriptionFormat: 0,
    });
  });

  it('says at the text that the server finds it too long', async () => {
    const { user } = renderApp({ at: '/issues/7/description/edit', as: 'bob' });
    serverRefuses('/issues/description/edit.php', ApiErrorCode.StringTooLong);

    await user.type(await text(), 'x');
    await user.click(submitButton());

    expect(await screen.findByText('The text is too long.')).toBeVisible();
    expect(await text()).toBeInvalid();
  });

  it('is refused where there is none', async () => {
    issueWithoutDescription();
    renderApp({ at: '/issues/31/description/edit', as: 'carol' });

    expect(await screen.findByText('There is no description.')).toBeVisible();
  });

  it('is refused to others', async () => {
    renderApp({ at: '/issues/7/description/edit', as: 'heidi' });

    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  });
});
